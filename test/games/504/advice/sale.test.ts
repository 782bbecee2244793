import { expect, test } from 'vitest';
import { shareOf, weighed } from '../support/advised';
import { bare, stateOf } from '../support/bare';
import { played } from '../support/play';

/** In front of a sale with room for two goods. */
const selling = (goods: Readonly<Record<string, number>>, cash: number) =>
  bare('685', 3, {
    turn: { step: 'sale', room: 2, earned: 0 },
    owners: { 0: { goods, cash } },
  });

/** What the seat is estimated to have of the win once it has sold a set, or nothing, and ended its sale. */
const afterSelling = (cash: number, set: readonly string[]) => {
  const sales = set.length > 0 ? [{ do: 'sell', set: [...set] }] : [];
  const { state } = played(selling({ cattle: 1, wood: 3 }, cash), [...sales, { do: 'done' }]);
  return shareOf(state, 0);
};

// A player who has more money than pieces to buy has little use for more of it, but still some.
test.each([40, 5000])('M8.12: with $%i the largest set is sold, and is worth the most', (cash) => {
  const [best] = weighed(stateOf(selling({ cattle: 1, wood: 3 }, cash)));
  expect(best?.action).toEqual({ do: 'sell', set: ['cattle', 'wood'] });
  const sold = afterSelling(cash, ['cattle', 'wood']);
  expect(sold).toBeGreaterThan(afterSelling(cash, ['wood']));
  expect(sold).toBeGreaterThan(afterSelling(cash, []));
});
