import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import { hasSecrets, visibleEvents } from '../../../src/kit/secrets';
import { rules } from '../../depot/rules';
import { deal, played, working, write } from './support/positions';

const dealt = () =>
  working((position) => {
    deal(position, 0, 'coal', 'steel');
    deal(position, 1, 'grain');
  });

describe('orders are secret', () => {
  test('who draws one sees which it is, and the others only that one was drawn', () => {
    const { events } = played(working(), { do: 'draw' });
    const names = (viewers: readonly number[]) =>
      visibleEvents(rules, events, viewers).map(({ event }) => event);
    expect(names([0])).toEqual(['draw', 'order-card']);
    expect(names([1, 2])).toEqual(['draw']);
    expect(names([])).toEqual(['draw']);
  });

  test('a seat has secrets once it holds an order', () => {
    expect([0, 1, 2].map((seat) => hasSecrets(rules, dealt(), seat))).toEqual([true, true, false]);
  });

  test('before the end only the orders of those who look count', () => {
    const state = dealt();
    expect(rules.standing(state, []).scores).toEqual([0, 0, 0]);
    expect(rules.standing(state, [1]).scores).toEqual([0, -2, 0]);
    expect(rules.standing(state).scores).toEqual([-4, -2, 0]);
  });

  test('what a seat cannot know is dealt again, and what it knows is not', () => {
    const state = dealt();
    const before = write(state);
    const hands = new Set<string>();
    for (let time = 0; time < 60; time++) {
      const dream = rules.clone(state);
      rules.determinize(dream, 0, randomFrom(`dream ${time}`));
      const { players, deck, ...open } = write(dream);
      const { players: wasPlayers, deck: wasDeck, ...wasOpen } = before;
      expect(open).toEqual(wasOpen);
      expect(deck).toHaveLength(wasDeck.length);
      expect(players[0]).toEqual(wasPlayers[0]);
      hands.add(String(players[1]?.orders));
      expect(rules.draws(dream)).toBe(rules.draws(state));
      expect(dream.random).not.toEqual(state.random);
    }
    expect([...hands].sort()).toEqual(['coal', 'grain', 'steel']);
  });
});
