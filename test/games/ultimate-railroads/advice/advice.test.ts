import { describe, expect, test } from 'vitest';
import { advice } from '../../../../src/games/ultimate-railroads/advice';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { sharesOfWin } from '../../../../src/kit/standing';
import { at, fresh, legal } from '../support/positions';
import { eager } from '../support/walk';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);
const shares = new Float32Array(4);

/** What the advice says, and that it has changed nothing. */
function looking<Said>(state: State, look: () => Said): Said {
  const before = String(state.all);
  const said = look();
  expect(String(state.all)).toBe(before);
  return said;
}

/** Whole matches in the manner of a rollout and by chance; `look` sees some of their positions. */
function play(look: (state: State) => void): void {
  const random = randomFrom('advice');
  for (const seats of [2, 3, 4]) {
    for (const manner of [eager, advice.rollout]) {
      const state = fresh(seats, `advice ${seats}`);
      for (let ply = 0; rules.toAct(state) !== null; ply++) {
        if (ply % 9 === 0) look(state);
        const action = manner(state, random);
        if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
        rules.play(state, action);
      }
      look(state);
    }
  }
}

/** The weight of each legal action by its written form, and the action with the highest. */
function weighed(state: State): {
  weight: (action: JsonObject) => number;
  best: JsonObject | undefined;
} {
  const count = rules.list(state, listed);
  advice.prior(state, listed, count, weights);
  const actions = legal(state);
  const all = [...weights.subarray(0, count)];
  const text = (action: JsonObject) => JSON.stringify(action);
  return {
    weight: (action) => all[actions.findIndex((one) => text(one) === text(action))] ?? Number.NaN,
    best: actions[all.indexOf(Math.max(...all))],
  };
}

const worth = (state: State, seat: number) => {
  advice.value(state, shares);
  return shares[seat] ?? 0;
};

describe('advice', () => {
  test('every listed action has a weight above 0, and nothing changes', () => {
    play((state) => {
      const count = rules.list(state, listed);
      weights.fill(-1);
      looking(state, () => advice.prior(state, listed, count, weights));
      for (const weight of weights.subarray(0, count))
        expect(weight > 0 && weight < 1e4).toBe(true);
      expect(weights[count]).toBe(-1);
    });
  });

  test('shares of the win add up to 1, and are the true ones at the end', () => {
    play((state) => {
      const mine = shares.subarray(0, rules.seats(state));
      looking(state, () => advice.value(state, mine));
      expect(mine.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      if (rules.toAct(state) === null)
        expect([...mine]).toEqual([...sharesOfWin(rules.standing(state))].map(Math.fround));
    });
  });

  test('sample draws every listed action alike', () => {
    const state = at('two');
    const count = rules.list(state, listed);
    const expected = [...listed.subarray(0, count)].sort();
    const random = randomFrom('sample');
    const drawn = new Map<number, number>();
    for (let time = 0; time < 60 * count; time++) {
      const action = advice.sample(state, random);
      drawn.set(action, (drawn.get(action) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(expected);
    for (const times of drawn.values()) expect(times).toBeGreaterThan(20);
  });
});

describe('what it knows', () => {
  test('a step within reach is worth more than one beyond it', () => {
    const state = at('four', {
      turn: { phase: 'resolve', during: 'turn', seat: 0, round: 1 },
      pool: { gray: [1, 0] },
      'table.0.tracks': { trans: [5, 0], peter: [5, 0], kiev: [1, 0] },
    });
    const { best } = weighed(state);
    expect(best).toMatchObject({ line: 'trans' });
  });

  test('passing with workers in hand is the least promising', () => {
    const { weight, best } = weighed(at('four'));
    const pass = weight({ do: 'pass' });
    for (const action of legal(at('four')))
      if (action.do !== 'pass') expect(weight(action)).toBeGreaterThan(pass);
    expect(best?.do).toBe('use');
  });

  test('a locomotive goes where tracks wait for it', () => {
    const state = at('four', {
      turn: { phase: 'resolve', during: 'turn', seat: 0, round: 3 },
      lock: { kind: 'hand', tile: '4' },
      'supply.4': 3,
      'table.0.tracks': { trans: [6, 0, 0], peter: [6, 4, 0], kiev: [1, 0, 0] },
    });
    expect(weighed(state).best).toMatchObject({ do: 'put', line: 'peter' });
  });

  test('points, a worker and a pending key are worth something, and more points win', () => {
    const plain = worth(at('four'), 0);
    expect(plain).toBeCloseTo(0.25, 1);
    expect(worth(at('four', { 'table.0.score': 30 }), 0)).toBeGreaterThan(plain);
    expect(worth(at('four', { 'table.0.roubles': 5 }), 0)).toBeGreaterThan(plain);
    const late = (score: number) =>
      worth(at('four', { 'table.0.score': score, 'turn.round': 7, strip: Array(7).fill(null) }), 0);
    // The same lead says more in the last round.
    expect(late(30)).toBeGreaterThan(worth(at('four', { 'table.0.score': 30 }), 0));
  });

  test('a seat that plays by it beats one that plays by chance', () => {
    const random = randomFrom('beats');
    let won = 0;
    for (let match = 0; match < 8; match++) {
      const state = fresh(2, `beats ${match}`);
      for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
        const advised = seat === match % 2;
        rules.play(state, advised ? advice.rollout(state, random) : advice.sample(state, random));
      }
      if (rules.standing(state).ranking?.[0] === match % 2) won++;
    }
    expect(won).toBe(8);
  });
});
