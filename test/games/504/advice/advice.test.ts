import { describe, expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { hasSettlement } from '../../../../src/games/504/rules/base/pieces';
import { FREE } from '../../../../src/games/504/rules/state/fields';
import { activeOwner, type State } from '../../../../src/games/504/rules/state/state';
import { tileNamed } from '../../../../src/games/504/view/model/base/places';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { weighed, weightOf } from '../support/advised';

const listed = new Int32Array(rules.max);

const begun = (world: string, seats: number, seed: string): State =>
  unwrap(rules.begin({ world }, seats, seed));

/** The written actions of a position, the most promising first. */
const ranked = (state: State) => weighed(state).map(({ action }) => action);

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
