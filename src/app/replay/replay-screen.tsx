import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { useMatch } from '../match-parts/use-match';
import { Screen } from '../screen/screen';
import { Unopened } from '../table/unopened';
import { useWords } from '../words/words';
import { Replay } from './replay';
import { useReplayWords } from './words';

interface ReplayScreenProps {
  readonly id: string;
  readonly analysing?: boolean;
}

/** Opens a match for replay, analyzed. */
export const AnalysisScreen = ({ id }: ReplayScreenProps) => <ReplayScreen id={id} analysing />;

/** Opens a match for replay from beginning to end. */
export function ReplayScreen({ id, analysing }: ReplayScreenProps) {
  const words = useWords();
  const own = useReplayWords();
  const { opened } = useMatch(id);
  if (opened && !isTrouble(opened) && !isProblem(opened))
    return <Replay {...opened} analysing={analysing ?? false} />;
  return (
    <Screen title={own.title} up="/">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {isTrouble(opened) && <p class="notice">{words.trouble[opened.trouble]}</p>}
      {isProblem(opened) && <Unopened id={id} problem={opened} />}
    </Screen>
  );
}
