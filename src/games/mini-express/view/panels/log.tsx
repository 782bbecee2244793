import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { SeatMark } from '../../../../ui/seat-mark';
import type { Words } from '../../words/words';

interface LogProps {
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly words: Words;
}

/** What has been played, the newest first: the action, and below it what followed. */
export function Log({ plies, opening, seats, words }: LogProps) {
  const name = (seat: number) => seats[seat]?.name ?? '';
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => words.event(event, name) ?? []);
  const first = sentences(opening);
  if (plies.length === 0 && first.length === 0) return <p>{words.table.nothingPlayed}</p>;
  return (
    <ol class="mx-log" reversed>
      {plies
        .map(({ seat, events }, number) => ({ seat, number, said: sentences(events) }))
        .reverse()
        .map(({ seat, number, said }) => {
          const plan = seats[seat];
          return (
            <li key={number}>
              {plan && <SeatMark colour={plan.colour} name={plan.name} />}
              <p>
                <b>{said[0]}</b> {said.slice(1).join(' ')}
              </p>
            </li>
          );
        })}
      {first.length > 0 && (
        <li>
          <p>{first.join(' ')}</p>
        </li>
      )}
    </ol>
  );
}
