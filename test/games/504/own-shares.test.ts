import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import type { JsonObject } from '../../../src/kit/json';
import { bare, type Form, refused, stateOf, write } from './support/bare';
import { played } from './support/play';

const buy = (company: number) => ({ do: 'buy', company });

describe('M9: role III', () => {
  const hqs = { 0: { hq: '4,0' }, 1: { hq: '-4,0' }, 2: { hq: '0,4' } };

  test('M9.24: each seat has its own company, at 20, with eight single shares', () => {
    const begun = rules.begin({ world: '679' }, 3, 'own');
    if (!begun.ok) throw new Error('no match');
    for (const [seat, owner] of write(begun.value).owners.entries())
      expect(owner).toMatchObject({
        ...{ value: 20, light: 0, dark: 0 },
        held: [0, 1, 2].map((other) => (other === seat ? 8 : 0)),
      });
  });

  test('M9.27: what a share is sold for is cash, but no income', () => {
    const owners = { ...hqs, 0: { hq: '4,0', residents: { '4,0': [1, 0] } } };
    const ended = (actions: readonly JsonObject[]) => {
      const { state, events } = played(bare('679', 3, { owners }), actions);
      const { cash, income } = write(state).owners[0];
      return { cash, income, told: events.find(({ event }) => event === 'income')?.amount };
    };
    const [kept, sold] = [ended([{ do: 'done' }]), ended([{ do: 'sell' }, { do: 'done' }])];
    expect(sold).toEqual({ ...kept, cash: kept.cash + 20 });
  });

  const deal = (set: Form) =>
    stateOf(bare('679', 3, { turn: { step: 'deal' }, owners: { ...hqs, ...set } }));

  test('M9.26: a single in any step, once a turn, while one is held', () => {
    const step = (name: string) =>
      stateOf(
        bare('679', 3, {
          turn: { step: name },
          owners: { ...hqs, 0: { hq: '4,0', residents: { '4,0': [1, 0] } } },
        }),
      );
    for (const name of ['deal', 'buy', 'act'])
      expect(refused(step(name), { do: 'sell' })).toBeNull();
    const none = deal({
      0: { hq: '4,0', held: [0, 4, 4] },
      1: { hq: '-4,0', dark: 1, held: [0, 7, 0] },
    });
    expect(refused(none, { do: 'sell' })).toMatchObject({ because: 'no-share' });
  });

  test('M9.28: dark shares of others, at their value', () => {
    const state = deal({
      0: { hq: '4,0', dark: 2, held: [6, 0, 0] },
      1: { hq: '-4,0', value: 60, dark: 1, held: [0, 7, 0] },
    });
    expect(refused(state, buy(1))).toMatchObject({ because: 'no-money', needs: 60, has: 50 });
    expect(refused(state, buy(0))).toMatchObject({ because: 'no-share' });
    expect(refused(state, buy(2))).toMatchObject({ because: 'no-share' });
  });

  test('M9.30: singles held count, the certificate does not', () => {
    const owners = {
      0: { hq: '4,0', held: [5, 3, 0] },
      ...{ 1: { hq: '-4,0' }, 2: { hq: '0,4' } },
    };
    const state = stateOf(bare('679', 3, { owners: { ...owners, 0: { ...owners[0], vp: 10 } } }));
    // Green 10 VP and the 3 of the first rank; the others share 1 and 0: halves up, 1.
    expect(rules.standing(state).scores).toEqual([5 * 13, 3 * 13 + 8, 8]);
  });
});
