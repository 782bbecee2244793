import { createDesign } from '../../archive/design-changes';
import type { JsonObject } from '../../kit/json';
import { randomText } from '../../match/random-text';
import { showToast } from '../../ui/toast';
import { useGo } from '../go';
import { withKept } from '../kept';
import { faceOfDesign, type Workshop } from './desks';
import { useTroubleSentence } from './words';

/** Keeps a new design and opens it, or tells why it could not be kept. */
export function useCreate(): (shop: Workshop, design: JsonObject) => Promise<void> {
  const go = useGo();
  const sentence = useTroubleSentence();
  return async ({ game, desk }, design) => {
    const id = randomText();
    const trouble = await withKept((archive) =>
      createDesign(archive, {
        id,
        game,
        setting: desk.setting,
        touched: Date.now(),
        ...faceOfDesign(desk, design),
      }),
    );
    if (trouble) showToast({ text: sentence(trouble) });
    else go.to(`/boards/${id}`);
  };
}
