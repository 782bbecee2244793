import { Undo2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { Cover } from '../../ui/cover';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { SeatMark } from '../../ui/seat-mark';
import { useMoveExplainer } from '../coach/use-move-explainer';
import { ToldList } from '../log/told-list';
import { changedIn, doneIn, turnsSince } from '../log/turns-since';
import { shownSeats } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import { useUndo } from './use-undo';
import { useBesideWords } from './words';

export interface HandOverProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly to: Seat;
  readonly onTaken: () => void;
}

/** Hides the table until the next person has the phone. Who has just played can still undo. */
export function HandOver({ match, view, game, to, onTaken }: HandOverProps) {
  const words = useBesideWords();
  const { table } = useWords();
  const { undo } = useUndo(match);
  const seats = shownSeats(match.header);
  const plan = seats[to];
  const back = match.canUndo.value;
  const entries = match.entries.value;
  const telling = useLazy(view.telling);
  const changes = useMoveExplainer(view, true)?.changes;
  const told = useMemo(() => {
    const turns = turnsSince(match, (seat) => seat === to);
    // No secrets: who holds the phone now is not known.
    const teller = telling && { viewers: [], game, telling };
    if (!teller) return [];
    const done = doneIn(match, turns, teller);
    return changes ? [...done, ...changedIn(match, turns, teller, [to], changes)] : done;
  }, [match, entries, to, game, telling, changes]);
  if (!plan) return null;
  const before = back === null ? undefined : seats[back];
  return (
    <Cover title={words.handTo(plan.name)} go={words.ready(plan.name)} onGo={onTaken}>
      <SeatMark {...plan} among={seats} />
      <p>{words.handHint}</p>
      {told.length > 0 && (
        <section class="stack cover__told">
          <h3 class="caps">{words.handSince}</h3>
          <ToldList
            match={match}
            told={told}
            unit={view.scoreUnit?.(match.state.value) ?? 'points'}
            here={changes ? [] : [to]}
            scoring={game.scoring}
          />
        </section>
      )}
      {/* Where people hold secrets, only the named person may look on. */}
      {before && !match.rules.secrets && (
        <Button icon={Undo2} onClick={() => undo('step')}>
          {table.undoOf(before.name)}
        </Button>
      )}
    </Cover>
  );
}
