import { createDesign } from '../../archive/design-changes';
import type { JsonObject } from '../../kit/json';
import { randomText } from '../../match/random-text';
import { showToast } from '../../ui/toast';
import { useGo } from '../screen/go';
import { withArchive } from '../store/archive';
import { type DesignContext, designSummary } from '../store/design-context';
import { useTroubleSentence } from './words';

/** Stores a new design and opens it, or says why it could not be stored. */
export function useCreate(): (context: DesignContext, design: JsonObject) => Promise<void> {
  const go = useGo();
  const sentence = useTroubleSentence();
  return async ({ game, editor }, design) => {
    const id = randomText();
    const trouble = await withArchive((archive) =>
      createDesign(archive, {
        id,
        game,
        setting: editor.setting,
        touched: Date.now(),
        ...designSummary(editor, design),
      }),
    );
    if (trouble) showToast({ text: sentence(trouble) });
    else go.to(`/designs/${id}`);
  };
}
