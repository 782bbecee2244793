import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const words = (form: Form) => legal(stateOf(form)).map((action) => action.do);

describe('G5: round, turn, decisions', () => {
  test('G5.3: a single legal action is played by itself and told as forced', () => {
    const form = bare('867', 3, { owners: { 0: { cash: 0, residents: { '0,0': [1, 0] } } } });
    const { events, state } = played(form, [{ do: 'done' }]);
    // Nobody has more than one choice without money: the next seat has 50 and buys.
    expect(write(state)).toMatchObject({ at: 1, turn: { step: 'buy' } });
    const forced = events.filter((event) => event.forced === true);
    expect(forced).toHaveLength(0);
    const poor = bare('867', 3, {
      owners: { 0: { residents: { '0,0': [1, 0] } }, 1: { cash: 0 }, 2: { cash: 0 } },
    });
    const after = played(poor, [{ do: 'done' }]);
    expect(after.events.filter((event) => event.forced === true).length).toBeGreaterThanOrEqual(4);
    expect(write(after.state)).toMatchObject({ round: 3, at: 0 });
  });

  test('an action has one number: no other one does the same', () => {
    const state = stateOf(bare('867', 3, { turn: { step: 'buy' } }));
    const into = new Int32Array(rules.max);
    const listed = new Set(into.subarray(0, rules.list(state, into)));
    for (const action of listed)
      for (let bit = 0; bit < 31; bit++) {
        const other = action ^ (1 << bit);
        expect(rules.refusal(state, other) === null, `${other}`).toBe(listed.has(other));
      }
  });

  test('G5.3: done is legal in every step', () => {
    expect(words(bare('867', 3, { turn: { step: 'buy' } }))).toContain('done');
    expect(words(bare('867', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } }))).toContain(
      'done',
    );
  });

  test('G5.5: marks begin again with a turn', () => {
    const form = bare('867', 3, {
      turn: { step: 'act', free: 7, bought: 3 },
      owners: { 0: { residents: { '0,0': [1, 0] } } },
    });
    expect(write(played(form, [{ do: 'done' }]).state).turn).toMatchObject({
      free: 0,
      bought: 0,
      once: 0,
    });
  });

  test('G5.6: after 99 free moves a free move is refused, another one is not', () => {
    const form = bare('687', 3, {
      turn: { free: 99 },
      owners: { 0: { settlements: ['1,0'], residents: { '0,0': [1, 0], '1,0': [0, 1] } } },
    });
    const state = stateOf(form);
    expect(refused(state, { do: 'move', from: '0,0', to: '1,0' })).toEqual({
      because: 'tired',
      most: 99,
    });
    expect(refused(state, { do: 'move', from: '0,0', to: '1,-1' })).toBeNull();
  });

  test('G5.8: what an action does, then bonuses, then what is forced', () => {
    const desert = Object.fromEntries(
      ['1,0', '1,-1', '0,1'].map((hex) => [hex, { kind: 'desert' }]),
    );
    const form = bare('682', 3, {
      map: desert,
      roads: ['1,0', '1,-1'].map((hex) => ({ between: ['0,0', hex], owner: 0 })),
      owners: {
        0: { settlements: ['0,1', '1,-1', '1,0'], residents: { '0,0': [1, 0], '0,1': [2, 0] } },
      },
    });
    const road = { do: 'road', between: ['0,0', '0,1'], use: [1, 2], home: '0,1' };
    const told = played(form, [road]).events.slice(0, 4);
    expect(told).toMatchObject([
      { event: 'did', action: road },
      { event: 'bonus', owner: 0, key: 'desert' },
      { event: 'vp', owner: 0, amount: 5, for: 'bonus' },
      { event: 'did', action: { do: 'done' }, forced: true },
    ]);
  });
});

describe('G6: residents', () => {
  const buying = (owner: Form, turn: Form = {}) =>
    stateOf(bare('687', 3, { turn: { step: 'buy', ...turn }, owners: { 0: owner } }));

  test('G6.1: 10 each, from storage, up to 9 on the capital', () => {
    const state = buying({ cash: 200, residents: { '0,0': [0, 8] } });
    expect(refused(state, { do: 'buy', at: '0,0' })).toBeNull();
    rules.play(state, rules.action.read({ do: 'buy', at: '0,0' }, state) as number);
    // The only action left is done: forced, and the exhausted ones are active.
    expect(write(state)).toMatchObject({
      turn: { step: 'act' },
      owners: [{ cash: 190, residents: { '0,0': [9, 0] } }, {}, {}],
    });
  });

  test('G6.1: elsewhere one and as many as are exhausted, 7 in all', () => {
    const at = { do: 'buy', at: '1,0' };
    const on = (residents: Form) =>
      refused(buying({ cash: 500, settlements: ['1,0'], residents }), at);
    expect(on({ '1,0': [0, 3] })).toBeNull();
    expect(on({ '1,0': [1, 0] })).toMatchObject({ because: 'tile-full', most: 1 });
    expect(on({ '1,0': [3, 4] })).toMatchObject({ because: 'tile-full', most: 7 });
    expect(on({ '1,0': [0, 9] })).toMatchObject({ because: 'tile-full' });
  });

  test('G6.1: not without money, storage or settlement', () => {
    expect(
      refused(buying({ cash: 9, residents: { '0,0': [1, 0] } }, { step: 'act' }), {
        do: 'buy',
        at: '0,0',
      }),
    ).toMatchObject({ because: 'wrong-phase' });
    expect(refused(buying({ cash: 50 }), { do: 'buy', at: '1,0' })).toMatchObject({
      because: 'no-settlement',
    });
    expect(refused(buying({ cash: 50 }), { do: 'buy', at: '60,0' })).toMatchObject({
      because: 'unknown-hex',
    });
    const out = { settlements: ['1,0'], residents: { '0,0': [0, 8], '1,0': [0, 17] } };
    const state = stateOf(bare('987', 3));
    expect(refused(state, { do: 'buy', at: '0,0' })).toMatchObject({ because: 'wrong-phase' });
    const storage = bare('689', 3, {
      turn: { step: 'buy' },
      owners: { 0: { ...out, residents: { '0,0': [0, 8], '1,0': [0, 16] } } },
    });
    expect(refused(stateOf(storage), { do: 'buy', at: '0,0' })).toMatchObject({
      because: 'no-piece',
    });
  });

  test('G6.2: done in buy makes all exhausted residents active', () => {
    const state = buying({ settlements: ['1,0'], residents: { '0,0': [1, 2], '1,0': [0, 3] } });
    rules.play(state, rules.action.read({ do: 'done' }, state) as number);
    expect(write(state).owners[0].residents).toEqual({ '0,0': [3, 0], '1,0': [3, 0] });
  });

  test('G6.4: settling needs a settlement in storage', () => {
    const hexes = Object.keys(bare('687', 4).map).filter(
      (hex) => bare('687', 4).map[hex].kind === 'grassland',
    );
    const settlements = hexes.filter((hex) => hex !== '1,0').slice(0, 20);
    const state = stateOf(
      bare('687', 4, { owners: { 0: { settlements, residents: { '0,0': [2, 0] } } } }),
    );
    expect(refused(state, { do: 'move', from: '0,0', to: '1,0' })).toEqual({ because: 'no-piece' });
  });

  test('G6.4: only onto walkable tiles next to it, with an active resident', () => {
    const state = stateOf(bare('687', 3, { owners: { 0: { residents: { '0,0': [1, 1] } } } }));
    const go = (from: string, to: string) => refused(state, { do: 'move', from, to });
    expect(go('0,0', '0,2')).toMatchObject({ because: 'not-walkable' });
    expect(go('0,0', '2,-1')).toMatchObject({ because: 'too-far' });
    expect(go('0,0', '0,0')).toMatchObject({ because: 'too-far' });
    expect(go('1,0', '0,0')).toMatchObject({ because: 'no-active', needs: 1, has: 0 });
    expect(go('0,0', '9,9')).toMatchObject({ because: 'unknown-hex' });
  });

  test('G2.5: without 4 owners live side by side, and nobody’s pieces are touched', () => {
    const other = { settlements: ['1,0'], residents: { '1,0': [0, 2] } };
    const form = bare('687', 3, { owners: { 0: { residents: { '0,0': [2, 0] } }, 1: other } });
    const { state } = played(form, [{ do: 'move', from: '0,0', to: '1,0' }]);
    expect(write(state).owners[0].settlements).toEqual(['1,0']);
    expect(write(state).owners[1]).toMatchObject(other);
  });

  test('G6.10: a new settlement takes the point, the money and the plant of its tile', () => {
    const tile = { kind: 'grassland', vp: 2, fresh: true, plant: { good: 'cattle', owner: null } };
    const form = bare('528', 3, {
      ...{ map: { '1,0': tile }, stacks: { grassland: 9 } },
      owners: { 0: { residents: { '0,0': [2, 0] } } },
    });
    const { state, events } = played(form, [{ do: 'move', from: '0,0', to: '1,0' }]);
    expect(events).toContainEqual({ event: 'vp', owner: 0, amount: 1, for: 'settle' });
    expect(write(state).turn.once).toBe(5);
    expect(write(state).map['1,0']).toMatchObject({ vp: 1, plant: { owner: 0 } });
  });

  test('G6.6: without an exhausted one on the target it is exhausted, also with 8', () => {
    const form = bare('687', 3, {
      owners: { 0: { settlements: ['1,0'], residents: { '0,0': [2, 0], '1,0': [1, 0] } } },
    });
    const { state } = played(form, [{ do: 'move', from: '0,0', to: '1,0' }]);
    expect(write(state).owners[0].residents).toEqual({ '0,0': [1, 0], '1,0': [1, 1] });
  });

  test('G6.7: done in act exhausts everybody', () => {
    const form = bare('867', 3, {
      owners: { 0: { settlements: ['1,0'], residents: { '0,0': [2, 1], '1,0': [1, 0] } } },
    });
    const { state } = played(form, [{ do: 'done' }]);
    expect(write(state).owners[0].residents).toEqual({ '0,0': [0, 3], '1,0': [0, 1] });
  });
});

describe('G7, G8: income and end', () => {
  test('G7.1, G7.2: 20 and the rule, in cash at once and remembered', () => {
    const form = bare('567', 3, { owners: { 0: { cash: 3, residents: { '0,0': [1, 0] } } } });
    const { state, events } = played(form, [{ do: 'done' }]);
    expect(write(state).owners[0]).toMatchObject({ cash: 23, income: 20, turns: 2 });
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 20 });
  });

  test('G7.2: a company keeps its income apart until phase 4', () => {
    const company = {
      founded: true,
      hq: '0,0',
      value: 40,
      president: 0,
      shares: [2, 0, 0],
      own: 8,
      bank: 0,
    };
    const form = bare('965', 3, {
      ...{
        round: 1,
        phase: 'turn',
        order: [0],
        turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
      },
      ...{ market: [0], foundedOrder: [0] },
      owners: { 0: { ...company, cash: 7, residents: { '0,0': [1, 0] } } },
    });
    form.share = { first: 0, sr: 1 };
    const { state } = played(form, [{ do: 'done' }]);
    expect(write(state)).toMatchObject({ phase: 'dividend', dividend: [0], at: null });
    expect(write(state).owners[0]).toMatchObject({ cash: 7, income: 20 });
  });

  test('G8.3, G8.4: most points win, ties by role I, then shared; tied seats by number', () => {
    const over = (owners: Form) =>
      rules.standing(stateOf(bare('567', 3, { phase: 'over', turn: null, at: null, owners })));
    expect(over({ 1: { vp: 5 } })).toMatchObject({
      scores: [0, 5, 0],
      ranking: [1, 0, 2],
      places: [2, 1, 2],
    });
    const tie = over({ 0: { vp: 5 }, 1: { vp: 5, residents: { '0,0': [0, 2] } } });
    expect(tie).toMatchObject({ ranking: [1, 0, 2], places: [2, 1, 3] });
    expect(over({}).places).toEqual([1, 1, 1]);
  });

  test('G8.1: an end at once, as by the third scoring of 7.I, has no phase 4', () => {
    const turned = (shows: string) => {
      const form = bare('769', 3, {
        ...{ round: 5, at: 2, scorings: 2 },
        rows: [
          { cards: 0, scoring: 0 },
          { cards: 0, scoring: 0 },
          { cards: 6, scoring: 1 },
        ],
        owners: { 2: { residents: { '0,0': [1, 0] } } },
      });
      const { events } = playedByChance(
        form,
        [{ do: 'done' }],
        [{ event: 'card', owner: 2, row: 3, shows }],
      );
      return events.map(({ event }) => event).filter((word) => ['value', 'over'].includes(word));
    };
    expect(turned('scoring')).toEqual(['over']);
    expect(turned('tick')).toEqual(['value', 'value', 'value']);
  });

  test('G8.4: before the end there are scores, and no places', () => {
    expect(rules.standing(stateOf(bare('567', 3, { owners: { 2: { vp: 9 } } })))).toEqual({
      ...{ scores: [0, 0, 9], ranking: null, places: null },
    });
  });
});
