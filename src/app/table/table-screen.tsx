import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { Button } from '../../ui/button';
import { useMatch } from '../match-parts/use-match';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { Table } from './table';
import { Unopened } from './unopened';

/** Opens a match and shows its table, or says why it cannot be opened. */
export function TableScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const { opened, again } = useMatch(id);
  if (opened && !isTrouble(opened) && !isProblem(opened)) return <Table {...opened} />;
  return (
    <Screen title="Roundhouse" up="/">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {isTrouble(opened) && (
        <div class="notice" role="alert">
          <p>{words.trouble[opened.trouble]}</p>
          <Button onClick={again}>{words.retry}</Button>
        </div>
      )}
      {isProblem(opened) && <Unopened id={id} problem={opened} />}
    </Screen>
  );
}
