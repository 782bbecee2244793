import { ChevronDown } from 'lucide-preact';
import type { StandingProps } from '../../../ui/game-view';
import { SeatMark } from '../../../ui/seat-mark';
import { rules } from '../rules';
import { roundScore } from '../rules/round-score';
import { OVER, PHASE, type State } from '../rules/state';
import { arithmeticOf } from './arithmetic';
import './standing.css';
import { useTableText, useWords } from './use-words';

/**
 * Everybody in order of rank with the terms of the score, which unfold to what they are made of. Those who share a
 * place have the same number.
 */
export function Standing({ state: given, seats, viewers, plies, language }: StandingProps) {
  const words = useWords(language);
  const table = useTableText(language);
  if (!words || !table) return null;
  const state = given as State;
  const isOver = state.now[PHASE] === OVER;
  const { scores, ranking, places } = rules.standing(state, viewers);
  const rank = (seat: number) =>
    places?.[seat] ?? 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
  const listed = ranking ?? [...scores.keys()].sort((one, other) => rank(one) - rank(other));
  const events = plies.flatMap((ply) => ply.events);
  return (
    <ol class="ur-standing">
      {listed.map((seat) => {
        const plan = seats[seat];
        if (!plan) return null;
        const { terms, parts } = arithmeticOf(state, seat, isOver ? null : viewers, events, {
          table,
          names: words.names,
        });
        return (
          <li key={seat}>
            <div class="ur-standing__head">
              <b class="ur-standing__rank">{rank(seat)}</b>
              <SeatMark {...plan} among={seats} />
              <span class="ur-standing__name">{plan.name}</span>
              <b>{table.points(scores[seat] ?? 0)}</b>
            </div>
            <details>
              <summary>
                <span>{terms.join(' + ')}</span>
                <ChevronDown size={20} aria-hidden="true" />
              </summary>
              <ul>
                {parts.map(({ label, points }) => (
                  <li key={label}>
                    <span>{label}</span> <b>{points}</b>
                  </li>
                ))}
              </ul>
            </details>
            {!isOver && <p>{table.standing.round(roundScore(state, seat))}</p>}
          </li>
        );
      })}
    </ol>
  );
}
