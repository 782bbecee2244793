import { describe, expect, test } from 'vitest';
import { advice } from '../../src/games/mini-express/advice';
import { rules as miniExpress } from '../../src/games/mini-express/rules';
import type { AnyAdvice } from '../../src/kit/advice';
import { randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import type { AnyRules, Seat } from '../../src/kit/rules';
import { greedyAction } from '../../src/players/greedy';
import { SearchPlayer } from '../../src/players/search-player';
import { asking, goOn, still } from './beans';

const rules: AnyRules = miniExpress;

/** A position after some random actions, and the seat to act in it. */
function position(mode: 'solo' | 'duel', seed: string): { state: object; seat: Seat } {
  const options = unwrap(rules.setups.read({ mode, level: 'hard' }));
  const state = unwrap(rules.begin(options, mode === 'solo' ? 1 : 2, seed));
  const random = randomFrom(seed);
  for (let action = 0; action < 9; action++)
    rules.play(state, (advice as AnyAdvice).sample(state, random));
  const seat = rules.toAct(state);
  if (seat === null) throw new Error('too short a match');
  return { state, seat };
}

/** What the automa does, and the position it leaves, when the seat goes on with its first legal actions. */
function future(from: object): string {
  const state = rules.clone(from);
  const listed = new Int32Array(rules.max);
  for (let action = 0; action < 6 && rules.toAct(state) !== null; action++) {
    rules.list(state, listed);
    rules.play(state, listed[0] ?? 0);
  }
  return JSON.stringify(rules.position.write(state));
}

describe.each<[string, AnyAdvice | null]>([
  ['with advice', advice as AnyAdvice],
  ['by the rules alone', null],
])('%s, what the bag will give makes no difference to a computer', (_, given) => {
  test.each(['solo', 'duel'] as const)('%s', async (mode) => {
    for (const seed of ['a', 'b', 'c']) {
      const { state, seat } = position(mode, seed);
      const swapped = rules.clone(state);
      rules.determinize(swapped, seat, randomFrom('another bag'));
      expect(rules.position.write(swapped)).toEqual(rules.position.write(state));
      expect(future(swapped)).not.toBe(future(state));

      const [honest, other] = await Promise.all(
        [state, swapped].map((now) =>
          new SearchPlayer(rules, given).think(now, [], asking(100, { seat }), still, goOn),
        ),
      );
      expect(other).toEqual(honest);
      expect(rules.pack(swapped)).not.toEqual(rules.pack(state));
    }
  });
});

test('nor to one that searches a single action ahead', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state, seat } = position('solo', `greedy ${seed}`);
    const swapped = rules.clone(state);
    rules.determinize(swapped, seat, randomFrom('another bag'));
    const choice = (now: object) => greedyAction(rules, now, randomFrom('greedy'));
    expect(choice(swapped)).toBe(choice(state));
  }
});
