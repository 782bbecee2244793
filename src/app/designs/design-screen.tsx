import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { useLanguage } from '../../ui/words';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { DesignTable } from './design-table';
import { useDesign } from './use-design';
import { useDesignWords, useTroubleSentence } from './words';

/** Opens a design in its editor, or says why it cannot be opened. */
export function DesignScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const designs = useDesignWords();
  const sentence = useTroubleSentence();
  const language = useLanguage();
  const opened = useDesign(id);
  if (opened && !isTrouble(opened) && !isProblem(opened))
    return <DesignTable opened={opened} language={language} />;
  return (
    <Screen title={designs.title} up="/designs">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {(isTrouble(opened) || isProblem(opened)) && (
        <p class="notice" role="alert">
          {isTrouble(opened) ? sentence(opened) : designs.unreadable}
        </p>
      )}
    </Screen>
  );
}
