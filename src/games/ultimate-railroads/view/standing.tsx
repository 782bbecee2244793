import type { PositionProps } from '../../../ui/game-view';
import { SeatMark } from '../../../ui/seat-mark';
import { rules } from '../rules';
import { cardsOf, finalParts } from '../rules/final-score';
import type { State } from '../rules/state';
import { factsOf } from './facts';
import './standing.css';
import { useTableText, useWords } from './use-words';

/** Everybody in order of rank with the arithmetic of the score; those who share a place have the same number. */
export function Standing({ state: given, seats, viewers, language }: PositionProps) {
  const words = useWords(language);
  const table = useTableText(language);
  if (!words || !table) return null;
  const state = given as State;
  const { phase } = factsOf(state);
  const isOver = phase === 'over';
  const { scores, ranking, places } = rules.standing(state, viewers);
  const rank = (seat: number) =>
    places?.[seat] ?? 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
  const listed = ranking ?? [...scores.keys()].sort((one, other) => rank(one) - rank(other));
  return (
    <ol class="ur-standing">
      {listed.map((seat) => {
        const plan = seats[seat];
        const one = factsOf(state).seats[seat];
        if (!plan || !one) return null;
        const { cards, majority } = finalParts(state, seat, isOver ? undefined : viewers);
        const total = scores[seat] ?? 0;
        const end = cards.reduce((sum, [, points]) => sum + points, majority);
        const hidden = cardsOf(state, seat).length - cards.length;
        const terms = [
          table.standing.soFar(total - end),
          ...cards.map(([card, points]) =>
            table.standing.card(words.names.bonusCard[card], points),
          ),
          ...(majority > 0 ? [table.standing.majority(majority)] : []),
        ];
        return (
          <li key={seat}>
            <div class="ur-standing__head">
              <b class="ur-standing__rank">{rank(seat)}</b>
              <SeatMark {...plan} among={seats} />
              <span class="ur-standing__name">{plan.name}</span>
              <b>{table.points(total)}</b>
            </div>
            <p>
              {terms.join(' + ')}
              {hidden > 0 && ` + ${table.standing.hidden(hidden)}`}
            </p>
            {!isOver && <p>{table.standing.round(one.round.total)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
