import { describe, expect, test } from 'vitest';
import { advice } from '../../../../src/games/ultimate-railroads/advice';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { at, fresh, legal } from '../support/positions';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);
const shares = new Float32Array(4);

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
