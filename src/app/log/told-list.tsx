import { ChevronDown } from 'lucide-preact';
import type { LiveMatch } from '../../match/live-match';
import type { ScoreUnit } from '../../ui/game-view';
import { SeatMark } from '../../ui/seat-mark';
import { shownSeats } from '../match-parts/shown-names';
import './told-list.css';
import type { Told } from './turns-since';
import { useLogWords } from './words';

export interface ToldListProps {
  readonly match: LiveMatch;
  readonly told: readonly Told[];
  readonly unit: ScoreUnit;
}

/** What others have done: for each of them the points first, then the outcomes, and the rest folded. */
export function ToldList({ match, told, unit }: ToldListProps) {
  const words = useLogWords();
  const seats = shownSeats(match.header);
  return (
    <ul class="told-list">
      {told.map(({ seat, points, outcomes, rest }) => {
        const plan = seat === null ? undefined : seats[seat];
        return (
          <li key={seat}>
            {plan && <SeatMark {...plan} among={seats} />}
            <div>
              <p>
                <b>{plan?.name ?? words.everybody}</b> {points !== 0 && words.points(points, unit)}
              </p>
              <Lines of={outcomes.length > 0 ? outcomes : rest} />
              {outcomes.length > 0 && rest.length > 0 && (
                <details>
                  <summary>
                    <span>{words.rest}</span>
                    <ChevronDown size={20} aria-hidden="true" />
                  </summary>
                  <Lines of={rest} />
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Each sentence in a line of its own. */
function Lines({ of: lines }: { readonly of: readonly string[] }) {
  return (
    <ul class="stack" data-gap="1">
      {lines.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
