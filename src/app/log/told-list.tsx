import { ChevronDown } from 'lucide-preact';
import type { Seat } from '../../kit/rules';
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
  /** Whose points are named where others have changed them. */
  readonly here: readonly Seat[];
  /** What gave or took points from everybody; left out: its sentences say that. */
  readonly scoring: string | undefined;
}

/** What others have done: for each of them the points first, then the outcomes, and the rest folded. */
export function ToldList({ match, told, unit, here, scoring = '' }: ToldListProps) {
  const words = useLogWords();
  const seats = shownSeats(match.header);
  const changes = (others: Told['others']) =>
    others.map(({ seat, points }) => `${seats[seat]?.name} ${words.points(points, unit)}`);
  return (
    <ul class="told-list">
      {told.map(({ seat, points, others, outcomes, rest }) => {
        const plan = seat === null ? undefined : seats[seat];
        const gains = changes(others.filter((one) => seat === null || here.includes(one.seat)));
        const own = points === 0 ? [] : words.points(points, unit);
        return (
          <li key={seat}>
            {plan && <SeatMark {...plan} among={seats} />}
            <div>
              <p>
                <b>{plan?.name ?? words.everybody}</b> {plan && [own, ...gains].flat().join(' · ')}
              </p>
              {!plan && gains.length > 0 && <p>{words.by(scoring, gains)}</p>}
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
