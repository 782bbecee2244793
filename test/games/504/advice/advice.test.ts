import { describe, expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { hasSettlement } from '../../../../src/games/504/rules/base/pieces';
import { FREE } from '../../../../src/games/504/rules/base/windows';
import { activeOwner, type State } from '../../../../src/games/504/rules/state';
import { tileNamed } from '../../../../src/games/504/view/places';
import type { JsonObject } from '../../../../src/kit/json';
import { type RandomWords, randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import type { Action, Seat } from '../../../../src/kit/rules';
import { sharesOfWin } from '../../../../src/kit/standing';
import { candidatesOf } from '../../../../src/players/candidates';
import { Search } from '../../../../src/players/search';
import { weighed, weightOf } from '../support/advised';
import { IS_LONG } from '../support/is-long';
import { busy, greedy, type Manner } from '../support/walk';
import { ALL_WORLDS } from '../support/worlds';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

const begun = (world: string, seats: number, seed: string): State =>
  unwrap(rules.begin({ world }, seats, seed));

const DECISIONS = IS_LONG ? 200 : 100;

/** The first decisions of a match; `look` sees some of its positions, and the last. */
function walk(state: State, manner: Manner, seed: string, look: (state: State) => void): void {
  const random = randomFrom(seed);
  for (let ply = 0; ply < DECISIONS && rules.toAct(state) !== null; ply++) {
    if (ply % 23 === 0) look(state);
    const action = manner(state, random);
    const refused = rules.refusal(state, action);
    if (refused) throw new Error(`${action} is refused: ${refused.because}`);
    rules.play(state, action);
  }
  look(state);
}

/** The written actions of a position, the most promising first. */
const ranked = (state: State) => weighed(state).map(({ action }) => action);

describe('in every world', () => {
  test.each(ALL_WORLDS)('%s: weights and shares are sound, and nothing changes', (world) => {
    const at = ALL_WORLDS.indexOf(world);
    const seats = 2 + (at % 3);
    const shares = new Float32Array(seats);
    const manner = at % 2 === 0 ? busy : advice.rollout;
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
          expect(weight >= 0 && weight <= 1000).toBe(true);
        expect(Math.max(...weights.subarray(0, count))).toBeGreaterThan(0);
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

test('residents that have gone far enough go on to work, and not back and forth (G5.6)', () => {
  const state = begun('567', 3, 'free');
  const random = randomFrom('free');
  while (state.now[FREE] === 0) rules.play(state, advice.rollout(state, random));
  const moves = () => weighed(state).filter(({ action }) => action.do === 'move');
  const settles = ({ action }: { action: JsonObject }) =>
    !hasSettlement(state, activeOwner(state), tileNamed(state, action.to));
  expect(moves().every(({ weight }) => weight > 0)).toBe(true);
  expect(moves().some((move) => !settles(move))).toBe(true);
  state.now[FREE] = 60;
  expect(moves().some(settles)).toBe(true);
  for (const move of moves()) expect(move.weight > 0).toBe(settles(move));
  expect(weightOf(state, { do: 'done' })).toBeGreaterThan(0);
});

/** A whole match of a small search against two greedy players; whether it wins alone. */
function wins(world: string, seat: Seat): boolean {
  const state = begun(world, 3, `greedy ${seat}`);
  const random = randomFrom(`greedy ${world} ${seat}`);
  const search = new Search(rules as never, advice as never, state);
  for (let acting = rules.toAct(state); acting !== null; acting = rules.toAct(state)) {
    rules.play(
      state,
      acting === seat ? searched(state, search, seat, random) : greedy(state, random),
    );
  }
  const { places } = rules.standing(state);
  return places?.[seat] === 1 && places.filter((place) => place === 1).length === 1;
}

function searched(state: State, search: Search, seat: Seat, random: RandomWords): Action {
  search.tree.clear();
  for (let playout = 0; playout < PLAYOUTS; playout++) search.playOut(state, seat, random);
  const [best] = candidatesOf(search.tree, rules as never, state);
  if (!best) throw new Error('there is no candidate');
  return best.action;
}

/** Less than half of what the lowest level thinks. */
const PLAYOUTS = 10;

describe('a small search wins whole matches against two greedy players', () => {
  const short = [
    ['956', 0],
    ['798', 2],
    ['345', 2],
    ['431', 1],
  ] as const;
  const long = [
    ['685', 0],
    ['567', 0],
    ['879', 1],
  ] as const;
  test.each(IS_LONG ? [...short, ...long] : short)(
    '%s, from seat %i',
    (world, seat) => expect(wins(world, seat)).toBe(true),
    600_000,
  );
});
