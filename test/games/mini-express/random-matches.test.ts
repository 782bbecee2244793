import { describe, expect, test } from 'vitest';
import { sample } from '../../../src/games/mini-express/advice/sample';
import { rules } from '../../../src/games/mini-express/rules';
import { packBuild, withChoices } from '../../../src/games/mini-express/rules/action';
import type { State } from '../../../src/games/mini-express/rules/state';
import { fingerprint } from '../../../src/kit/fingerprint';
import { below, randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { COMBINATIONS, STANDARD } from './support/combinations';
import { drafted, fresh, legal, read, write } from './support/positions';
import { expectAgreement, Referee } from './support/referee';

/** One of each set-up; more with `MATCHES=1000`. */
const MATCHES = Number(process.env.MATCHES ?? COMBINATIONS.length);

/** Numbers near legal ones: listed builds with other choices, and some random numbers. */
function* someNumbers(state: State, seed: string, count: number): Generator<number> {
  const random = randomFrom(seed);
  const packed = new Int32Array(rules.max);
  const listed = rules.list(state, packed);
  for (let i = 0; i < 12; i++) yield i;
  for (let i = 0; i < count; i++) {
    const build = packBuild(below(random, 4), below(random, 40), below(random, 4096));
    yield withChoices(build, below(random, 6) - 1, below(random, 7) - 1, below(random, 6) - 1);
    const bare = (packed[below(random, listed)] ?? 0) & ((1 << 22) - 1);
    yield withChoices(bare, below(random, 6) - 1, below(random, 7) - 1, below(random, 6) - 1);
  }
}

describe('random matches', () => {
  test(`${MATCHES} matches over all set-ups pass the referee and replay to the same fingerprint`, () => {
    const random = randomFrom('referee');
    let longest = 0;
    let automaActions = 0;
    for (let match = 0; match < MATCHES; match++) {
      const { seats, ...options } = COMBINATIONS[match % COMBINATIONS.length] ?? STANDARD;
      const state = fresh(seats, options, `match ${match}`);
      const referee = new Referee(state, match % 4 === 0);
      const log: number[] = [];
      const marks: string[] = [];
      while (rules.toAct(state) !== null) {
        const action = sample(state, random);
        const written = rules.action.write(action, state);
        expect(rules.action.read(written, state)).toBe(action);
        if (log.length % 4 === 0) {
          expectAgreement(state, someNumbers(state, `${match} ${log.length}`, 20));
        }
        const events: GameEvent[] = [];
        rules.play(state, action, (event) => events.push(event));
        referee.saw(written, events, state);
        log.push(action);
        marks.push(log.length % 10 === 0 ? fingerprint(rules.position.write(state)) : '');
      }
      longest = Math.max(longest, log.length);
      automaActions += referee.automaActions;
      const again = fresh(seats, options, `match ${match}`);
      log.forEach((action, ply) => {
        expect(rules.refusal(again, action)).toBeNull();
        rules.play(again, action);
        if (marks[ply]) expect(fingerprint(rules.position.write(again))).toBe(marks[ply]);
      });
      // As text: comparing the arrays themselves takes longer than playing the match.
      expect(String(again.all)).toBe(String(state.all));
    }
    expect(automaActions).toBeGreaterThan(MATCHES);
    // Every build or share uses up trains, shares or influence, so no match can run forever.
    expect(longest).toBeLessThan(120);
  }, 240_000);

  test('a written position reads back to the same position, and plays on the same', () => {
    const random = randomFrom('round trip');
    for (const { seats, ...options } of COMBINATIONS) {
      const state = fresh(seats, options, 'round trip');
      for (let ply = 0; rules.toAct(state) !== null; ply++) {
        if (ply % 9 === 0) {
          const twin = read(write(state));
          expect(rules.position.write(twin)).toEqual(rules.position.write(state));
          expect(legal(twin)).toEqual(legal(state));
        }
        rules.play(state, sample(state, random));
      }
    }
  }, 60_000);

  test('determinize changes only the generator', () => {
    for (const mode of ['standard', 'solo']) {
      const state = drafted(mode === 'solo' ? 1 : 4, { mode });
      const imagined = rules.clone(state);
      rules.determinize(imagined, 0, randomFrom('dream'));
      expect(rules.position.write(imagined)).toEqual(rules.position.write(state));
      expect(imagined.random).not.toEqual(state.random);
      // The number of draws is public.
      expect(rules.draws(imagined)).toBe(rules.draws(state));
    }
  });
});
