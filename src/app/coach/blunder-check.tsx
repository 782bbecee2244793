import type { Action } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { WarningSheet } from '../../ui/warning/warning-sheet';
import { useWarningWords } from '../../ui/warning/words';
import { shownSeats } from '../match-parts/shown-names';
import type { Blunder, BlunderChecker } from './blunder-checker';
import './coach.css';
import { percent } from './ideas';
import { useMoveExplainer } from './use-move-explainer';
import { useHintWords } from './words';

export { blunderChecker } from './blunder-checker';
export { notPlayed } from './words';

export interface BlunderCheckProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly checker: BlunderChecker;
  readonly onShow: (line: readonly Action[]) => void;
}

export function BlunderCheck({ match, view, checker, onShow }: BlunderCheckProps) {
  const words = useHintWords();
  const warning = useWarningWords();
  const blunder = checker.blunder.value;
  return (
    <WarningSheet
      open={blunder !== null}
      question={warning.sure}
      stay={words.again}
      go={blunder?.passes ? warning.passAnyway : warning.anyway}
      onStay={() => blunder?.answer(false)}
      onGo={() => blunder?.answer(true)}
    >
      {blunder && (
        <p>{words.givesUp(percent(blunder.from), percent(blunder.to), !goesOn(blunder))}</p>
      )}
      <Better match={match} view={view} blunder={blunder} onShow={onShow} />
    </WarningSheet>
  );
}

interface BetterProps extends Omit<BlunderCheckProps, 'checker'> {
  readonly blunder: Blunder | null;
}

/** The better move, or the rest of it after what has been played; shown on the board if the turn can be undone to there. */
function Better({ match, view, blunder, onShow }: BetterProps) {
  const words = useHintWords();
  const explainer = useMoveExplainer(view, true);
  if (!blunder || !explainer) return null;
  const { start, seat } = blunder;
  const { timeline } = match;
  const isNear = goesOn(blunder);
  const best = isNear ? blunder.best.slice(start.played.length) : blunder.best;
  const state = isNear ? timeline.state : timeline.stateAt(start.entries);
  const move = explainer.move(state, best);
  const onBoard = explainer.onBoard?.(state, best) ?? true;
  const back = timeline.step('undo', 'turn');
  const reachable =
    isNear ||
    (match.canUndo.value === seat && back?.to.tip?.depth === timeline.tip(start.entries)?.depth);
  const show = async () => {
    blunder.answer(false);
    const refused = !isNear && (await match.undo('turn'));
    if (!refused) onShow(best);
  };
  return (
    <div class="coach">
      <p>
        {words.better(move)} {explainer.reasons(state, best, seat, shownSeats(match.header))[0]}
      </p>
      {reachable && (
        <>
          <Button
            name={(onBoard ? words.showOf : words.chooseOf)(move)}
            onClick={() => void show()}
          >
            {onBoard ? words.show : words.choose}
          </Button>
          {!isNear && <p class="note">{words.takesBack}</p>}
        </>
      )}
    </div>
  );
}

/** Whether the better turn begins with all that has been played. */
const goesOn = ({ start, best }: Blunder) =>
  start.played.every((action, at) => action === best[at]);
