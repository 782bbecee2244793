import { SeatMark } from '../../../src/ui/seat-mark';
import { scoreOf, standing } from '../rules/scoring';
import type { MatchPositionProps } from './props';
import './standing.css';
import { useWords } from './use-words';

/** Everybody in order of place, with what the points are made of; equal points share a place. */
export function Standing({ state, seats, viewers, language }: MatchPositionProps) {
  const words = useWords(language);
  if (!words) return null;
  const { table } = words;
  const { scores, ranking, places } = standing(state, viewers);
  const holders = ranking ?? [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <ol class="depot-standing">
      {holders.map((seat) => {
        const plan = seats[seat];
        const { points, filled, open, total } = scoreOf(state, seat, viewers);
        return (
          plan && (
            <li key={seat} data-place={places?.[seat]}>
              <b class="depot-standing__place">{places ? places[seat] : ''}</b>
              <SeatMark {...plan} among={seats} />
              <span>{plan.name}</span>
              <b>{table.points(total)}</b>
              <small>
                {state.out[seat] ? table.sumOut(points) : table.sum(points, filled, open)}
              </small>
            </li>
          )
        );
      })}
    </ol>
  );
}
