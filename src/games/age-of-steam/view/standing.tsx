import type { PositionProps } from '../../../ui/game-view';
import { SeatMark } from '../../../ui/seat-mark';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { factsOf, seatIn } from './facts';
import './standing.css';
import { useWords } from './use-words';

/** Everybody in order of rank with the arithmetic of the score; those who share a place have the same number. */
export function Standing({ state: given, seats, language }: PositionProps) {
  const words = useWords(language);
  if (!words) return null;
  const state = given as State;
  const facts = factsOf(state);
  const { scores, ranking, places } = rules.standing(state);
  const rank = (seat: number) =>
    places?.[seat] ?? 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
  const listed = ranking ?? [...scores.keys()].sort((one, other) => rank(one) - rank(other));
  return (
    <ol class="aos-standing">
      {listed.map((seat) => {
        const one = seatIn(facts, seat);
        const plan = seats[seat];
        if (!one || !plan) return null;
        const { income, shares, score, out } = one;
        return (
          <li key={seat}>
            <div class="aos-standing__head">
              <b class="aos-standing__rank">{rank(seat)}</b>
              <SeatMark {...plan} among={seats} />
              <span class="aos-standing__name">{plan.name}</span>
              <b>{words.table.panels.points(score.total)}</b>
            </div>
            <p>
              {out === null
                ? words.table.money.formula(income, shares, score.track, score.total)
                : words.table.panels.out(out)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
