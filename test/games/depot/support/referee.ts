import { expect } from 'vitest';
import type { JsonObject } from '../../../../src/kit/json';
import { GOODS } from '../../../depot/data/goods';
import type { Written } from './positions';

/** What the seat to act may do, by the rules as they are told and not as they are programmed. */
export function actionsByTheRules(position: Written): readonly JsonObject[] {
  const {
    phase,
    order,
    at,
    bid = 0,
    steps = 0,
    loan,
    prices,
    yard,
    players,
    deck,
    good,
  } = position;
  switch (phase) {
    case 'over':
      return [];
    case 'bid':
      return [
        { do: 'pass' },
        ...[1, 2, 3, 4, 5]
          .filter((points) => points > bid)
          .map((points) => ({ do: 'bid', points })),
      ];
    case 'owner': {
      const price = good ? prices[good] : 0;
      return [...(price > 1 ? [{ do: 'dividend' }] : []), ...(price < 6 ? [{ do: 'invest' }] : [])];
    }
    case 'work': {
      const train = players[order[at] ?? 0]?.train ?? { coal: 0, grain: 0, steel: 0 };
      const room = train.coal + train.grain + train.steel < 3;
      return [
        ...(steps > 0 && deck.length > 0 ? [{ do: 'draw' }] : []),
        ...GOODS.filter((one) => steps > 0 && room && yard[one] > 0).map((one) => ({
          do: 'load',
          good: one,
        })),
        ...GOODS.filter((one) => steps > 0 && train[one] > 0).map((one) => ({
          do: 'deliver',
          good: one,
        })),
        ...(loan ? [] : [{ do: 'borrow' }]),
        { do: 'done' },
      ];
    }
  }
}

/** Holds a position against what is true of every one: nothing is lost, and nothing comes from nowhere. */
export function inspect(position: Written): void {
  const { players, deck, order, prices, yard } = position;
  for (const good of GOODS) {
    const cards = [...deck, ...players.flatMap(({ orders }) => orders)];
    expect(cards.filter((card) => card === good)).toHaveLength(8);
    expect(prices[good]).toBeGreaterThanOrEqual(1);
    expect(prices[good]).toBeLessThanOrEqual(6);
    expect(yard[good]).toBeGreaterThanOrEqual(0);
  }
  expect([...order].sort()).toEqual(players.map((_, seat) => seat));
  for (const { train } of players)
    expect(train.coal + train.grain + train.steel).toBeLessThanOrEqual(3);
  const gone = order.map((seat) => players[seat]?.out ?? false);
  expect(gone).toEqual([...gone].sort((a, b) => Number(a) - Number(b)));
}
