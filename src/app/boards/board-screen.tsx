import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { useLanguage } from '../../ui/words';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { BoardTable } from './board-table';
import { useDesign } from './use-design';
import { useBoardsWords, useTroubleSentence } from './words';

/** Opens a design in its editor, or says why it cannot be opened. */
export function BoardScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const boards = useBoardsWords();
  const sentence = useTroubleSentence();
  const language = useLanguage();
  const opened = useDesign(id);
  if (opened && !isTrouble(opened) && !isProblem(opened))
    return <BoardTable opened={opened} language={language} />;
  return (
    <Screen title={boards.title} up="/boards">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {(isTrouble(opened) || isProblem(opened)) && (
        <p class="notice" role="alert">
          {isTrouble(opened) ? sentence(opened) : boards.unreadable}
        </p>
      )}
    </Screen>
  );
}
