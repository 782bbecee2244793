import { describe, expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { ROUND } from '../../../../src/games/504/rules/base/windows';
import type { State } from '../../../../src/games/504/rules/state';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { sharesOfWin } from '../../../../src/kit/standing';
import { candidatesOf } from '../../../../src/players/candidates';
import { greedyAction } from '../../../../src/players/greedy';
import { Search } from '../../../../src/players/search';
import { busy, type Manner } from '../support/walk';
import { WORLDS } from '../support/worlds';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

const begun = (world: string, seats: number, seed: string): State =>
  unwrap(rules.begin({ world }, seats, seed));

/** Some hundred decisions of a match; `look` sees some of its positions, and the last. */
function walk(state: State, manner: Manner, seed: string, look: (state: State) => void): void {
  const random = randomFrom(seed);
  for (let ply = 0; ply < 300 && rules.toAct(state) !== null; ply++) {
    if (ply % 23 === 0) look(state);
    const action = manner(state, random);
    const refused = rules.refusal(state, action);
    if (refused) throw new Error(`${action} is refused: ${refused.because}`);
    rules.play(state, action);
  }
  look(state);
}

/** The written actions of a position, the most promising first. */
function ranked(state: State): readonly JsonObject[] {
  const count = rules.list(state, listed);
  advice.prior(state, listed, count, weights);
  return Array.from(listed.subarray(0, count), (action, at) => ({
    action,
    weight: weights[at] ?? 0,
  }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ action }) => rules.action.write(action, state));
}

describe('in every world', () => {
  test.each(WORLDS)('%s: weights and shares are sound, and nothing changes', (world) => {
    const seats = 2 + (WORLDS.indexOf(world) % 3);
    const shares = new Float32Array(seats);
    for (const manner of [busy, advice.rollout])
      walk(begun(world, seats, 'sound'), manner, world, (state) => {
        const before = String(state.all);
        advice.value(state, shares);
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
        if (rules.toAct(state) === null) {
          expect([...shares]).toEqual([...sharesOfWin(rules.standing(state))].map(Math.fround));
        } else {
          const count = rules.list(state, listed);
          weights.fill(-1);
          advice.prior(state, listed, count, weights);
          for (const weight of weights.subarray(0, count))
            expect(weight > 0 && weight <= 1000).toBe(true);
          expect(weights[count]).toBe(-1);
        }
        expect(String(state.all)).toBe(before);
      });
  });
});

describe('what it knows', () => {
  test('the first turn begins with residents, not with done', () => {
    for (const world of ['567', '685', '756', '865']) {
      const state = begun(world, 3, 'first');
      while (ranked(state)[0]?.do === 'capital') {
        rules.list(state, listed);
        rules.play(state, listed[0] ?? 0);
      }
      expect(ranked(state)[0]?.do).toBe('buy');
      expect(ranked(state).at(-1)?.do).toBe('done');
    }
  });

  test('a share of the own company is kept as long as there is anything else to do', () => {
    const state = begun('879', 3, 'keep');
    while (ranked(state).every((action) => action.do !== 'sell')) {
      rules.list(state, listed);
      rules.play(state, listed[0] ?? 0);
    }
    expect(ranked(state).at(-1)?.do).toBe('sell');
  });
});

/** The first rounds of a match of a small search against two greedy players; whether it has the most points then. */
function leads(world: string, seat: number): boolean {
  const state = begun(world, 3, `greedy ${seat}`);
  const random = randomFrom(`greedy ${world} ${seat}`);
  const search = new Search(rules as never, advice as never, state);
  while ((state.now[ROUND] ?? 0) <= ROUNDS) {
    const acting = rules.toAct(state);
    if (acting === null) break;
    if (acting === seat) {
      search.tree.clear();
      for (let playout = 0; playout < PLAYOUTS; playout++) search.playOut(state, seat, random);
      const [best] = candidatesOf(search.tree, rules as never, state);
      if (!best) throw new Error('there is no candidate');
      rules.play(state, best.action);
    } else {
      rules.play(state, greedyAction(rules as never, state, random));
    }
  }
  const { scores } = rules.standing(state);
  return scores[seat] === Math.max(...scores);
}

const ROUNDS = 5;
const PLAYOUTS = 6;

describe('a small search is ahead of two greedy players', () => {
  test.each(['685', '567', '879', '956', '798'])('%s', (world) => {
    const won = [0, 1, 2].filter((seat) => leads(world, seat));
    expect(won.length).toBeGreaterThanOrEqual(2);
  });
});
