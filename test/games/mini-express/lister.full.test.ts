import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/games/mini-express/advice/sample';
import { rules } from '../../../src/games/mini-express/rules';
import { packBuild, STEP_BITS, withChoices } from '../../../src/games/mini-express/rules/action';
import type { State } from '../../../src/games/mini-express/rules/state';
import { below, randomFrom } from '../../../src/kit/random';
import { amount } from '../../support/circle';
import { expectAgreed } from '../contract/agreement';
import { actionsByTheClauses } from './support/by-the-clauses';
import { COMBINATIONS } from './support/combinations';
import { drafted, legal, write } from './support/positions';

/** Every chain of steps back from every city, legal or not, for all companies. */
function* everyBuild(state: State): Generator<number> {
  const { neighbors } = state.board.map;
  function* back(hex: number, length: number, steps: number): Generator<number> {
    yield steps;
    if (length === 4) return;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbors[hex * 6 + direction] ?? -1;
      const packed = steps | ((direction + 1) << (length * STEP_BITS));
      if (next >= 0) yield* back(next, length + 1, packed);
    }
  }
  for (const [city, hex] of state.board.cityHex.entries()) {
    for (const steps of back(hex, 0, 0)) {
      for (let company = 0; company < 4; company++) {
        for (const also of [-1, 0, 1, 2, 3]) {
          yield withChoices(packBuild(company, city, steps), also, -1, -1);
        }
      }
    }
  }
}

/** One in this number of set-ups is compared with every chain of hexes. */
const COMPARED = amount({ test: 150, long: 75 });

describe('the lister', () => {
  test('lister and refusal agree on every chain of hexes', () => {
    const random = randomFrom('agreement');
    for (const { seats, ...options } of COMBINATIONS.filter((_, index) => index % COMPARED === 0)) {
      const state = drafted(seats, options, 'agreement');
      for (let ply = 0; ply < 16 && rules.toAct(state) !== null; ply++) {
        rules.play(state, sample(state, random));
      }
      expectAgreed(rules, state, everyBuild(state));
    }
  });

  test('the lister finds exactly the actions that the clauses allow, taken literally', () => {
    const random = randomFrom('oracle');
    for (const { seats, ...options } of COMBINATIONS) {
      const state = drafted(seats, options, 'oracle');
      while (rules.toAct(state) !== null) {
        if (below(random, 25) === 0) {
          const listed = legal(state).map((action) => JSON.stringify(action));
          const expected = actionsByTheClauses(write(state), state.board.form);
          expect(listed.sort()).toEqual(expected.map((action) => JSON.stringify(action)).sort());
        }
        rules.play(state, sample(state, random));
      }
    }
  });
});
