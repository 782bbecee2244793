import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/mini-express/rules';
import { packBuild, STEP_BITS } from '../../../src/games/mini-express/rules/action';
import type { State } from '../../../src/games/mini-express/rules/state';
import { fingerprint } from '../../../src/kit/fingerprint';
import { below, randomFrom } from '../../../src/kit/random';
import { actionsByTheClauses } from './support/by-the-clauses';
import { drafted, fresh, legal, options, read, write } from './support/positions';
import { expectAgreement, Referee } from './support/referee';

const MATCHES = 1000;
const COMBINATIONS = ['usa', 'europe'].flatMap((board) =>
  [3, 4, 5].flatMap((seats) => [false, true].map((firstGame) => ({ board, seats, firstGame }))),
);

/** Every chain of steps back from every city, legal or not, for all companies: what a finger could try. */
function* everyBuild(state: State): Generator<number> {
  const { neighbours } = state.board.map;
  function* back(hex: number, length: number, steps: number): Generator<number> {
    yield steps;
    if (length === 4) return;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbours[hex * 6 + direction] ?? -1;
      const packed = steps | ((direction + 1) << (length * STEP_BITS));
      if (next >= 0) yield* back(next, length + 1, packed);
    }
  }
  for (const [city, hex] of state.board.cityHex.entries()) {
    for (const steps of back(hex, 0, 0)) {
      for (let company = 0; company < 4; company++) {
        for (const also of [-1, 0, 1, 2, 3]) yield packBuild(company, city, steps, also);
      }
    }
  }
}

function* someNumbers(seed: string, count: number): Generator<number> {
  const random = randomFrom(seed);
  for (let i = 0; i < 12; i++) yield i;
  for (let i = 0; i < count; i++) {
    yield packBuild(below(random, 4), below(random, 40), below(random, 4096), below(random, 6) - 1);
  }
}

describe('random matches', () => {
  test(`${MATCHES} matches over all set-ups pass the referee and replay to the same fingerprint`, () => {
    const random = randomFrom('referee');
    let longest = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { board, seats, firstGame } = COMBINATIONS[match % COMBINATIONS.length] ?? { seats: 4 };
      const state = fresh(seats, { board, firstGame }, `match ${match}`);
      const referee = new Referee(state);
      const log: number[] = [];
      const marks: string[] = [];
      while (rules.toAct(state) !== null) {
        const action = rules.sample(state, random);
        const written = rules.action.write(action, state);
        expect(rules.action.read(written, state)).toBe(action);
        expectAgreement(state, someNumbers(`${match} ${log.length}`, 20));
        rules.play(state, action);
        referee.saw(written, state);
        log.push(action);
        marks.push(fingerprint(rules.position.write(state)));
      }
      longest = Math.max(longest, log.length);
      const again = fresh(seats, { board, firstGame }, `match ${match}`);
      log.forEach((action, ply) => {
        expect(rules.refusal(again, action)).toBeNull();
        rules.play(again, action);
        if (ply % 10 === 0) expect(fingerprint(rules.position.write(again))).toBe(marks[ply]);
      });
      expect(again.all).toEqual(state.all);
    }
    // Every build or share uses up trains, shares or influence: no match can run for ever.
    expect(longest).toBeLessThan(120);
  }, 120_000);

  test('a written position reads back to the same position, and plays on the same', () => {
    const random = randomFrom('round trip');
    for (const { board, seats, firstGame } of COMBINATIONS) {
      const state = fresh(seats, { board, firstGame }, 'round trip');
      while (rules.toAct(state) !== null) {
        const twin = read(write(state));
        expect(rules.position.write(twin)).toEqual(rules.position.write(state));
        expect(legal(twin)).toEqual(legal(state));
        rules.play(state, rules.sample(state, random));
      }
    }
  });

  test('lister and refusal agree on every chain of hexes there is', () => {
    const random = randomFrom('agreement');
    for (const { board, seats, firstGame } of COMBINATIONS.filter((_, index) => index % 3 === 0)) {
      const state = drafted(seats, { board, firstGame }, 'agreement');
      for (let ply = 0; ply < 24; ply++) rules.play(state, rules.sample(state, random));
      expectAgreement(state, everyBuild(state));
    }
  }, 60_000);

  test('the lister finds exactly what the clauses, taken literally, allow', () => {
    const random = randomFrom('oracle');
    for (const { board, seats, firstGame } of COMBINATIONS) {
      const state = drafted(seats, { board, firstGame }, 'oracle');
      while (rules.toAct(state) !== null) {
        if (below(random, 3) === 0) {
          const listed = legal(state).map((action) => JSON.stringify(action));
          const expected = actionsByTheClauses(write(state), state.board.form);
          expect(listed.sort()).toEqual(expected.map((action) => JSON.stringify(action)).sort());
        }
        rules.play(state, rules.sample(state, random));
      }
    }
  }, 60_000);

  test('sample draws every listed action, each as often as the others', () => {
    const random = randomFrom('uniform');
    const state = drafted(4, {}, 'uniform');
    for (let ply = 0; ply < 9; ply++) rules.play(state, rules.sample(state, random));
    const packed = new Int32Array(rules.most);
    const listed = packed.slice(0, rules.list(state, packed));
    const drawn = new Map<number, number>();
    const each = 400;
    for (let i = 0; i < each * listed.length; i++) {
      const action = rules.sample(state, random);
      drawn.set(action, (drawn.get(action) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual([...listed].sort());
    // 400 ± 6 standard deviations; the generator is seeded, so this holds always or never.
    for (const count of drawn.values()) expect(Math.abs(count - each)).toBeLessThan(120);
  });

  test('what a seat imagines differs in the generator alone', () => {
    const state = drafted();
    const imagined = rules.clone(state);
    rules.imagine(imagined, 0, randomFrom('dream'));
    expect(rules.position.write(imagined)).toEqual(rules.position.write(state));
    expect(imagined.random).not.toEqual(state.random);
    expect(rules.begin(options(), 4, 'x')).not.toHaveProperty('problem');
  });
});
