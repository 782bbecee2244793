import { describe, expect, test } from 'vitest';
import { solve } from '../../../src/engine/puzzles/solve';
import { unwrap } from '../../../src/kit/result';
import { type Beans, reader, rules } from '../../tiny-game/rules';

const ENOUGH = 10_000;

function position(heap: number, taken: readonly number[], die = false): Beans {
  const state = unwrap(reader.position({ options: { die }, heap, taken, next: 0 }, 'solve'));
  return state as Beans;
}

const resultOf = (state: Beans, take: number, most = ENOUGH) =>
  solve(rules, null, { state, seat: 0 }, [take], most);

describe('whether an action wins whatever the others do', () => {
  test('the last beans decide between two', () => {
    // Three in hand against two: with one each left to take, ties go to who sits later.
    const state = position(2, [3, 2]);
    expect(resultOf(state, 1)).toBe('wins');
    expect(resultOf(state, 2)).toBe('wins');
    const level = position(2, [2, 2]);
    expect(resultOf(level, 1)).toBe('stopped');
    expect(resultOf(level, 2)).toBe('wins');
  });

  test('two others may play together against the seat', () => {
    const state = position(4, [3, 2, 1]);
    expect(resultOf(state, 1)).toBe('stopped');
    expect(resultOf(state, 3)).toBe('wins');
  });

  test('agrees with looking at every line of play, in every position of a small heap', () => {
    for (let heap = 1; heap <= 7; heap++)
      for (let own = 0; own <= 4; own++)
        for (let other = 0; other <= 4; other++) {
          const state = position(heap, [own, other]);
          for (let take = 1; take <= Math.min(3, heap); take++)
            expect(resultOf(state, take), `${heap} ${own} ${other} ${take}`).toBe(
              winsByHand(heap - take, [own + take, other], 1) ? 'wins' : 'stopped',
            );
        }
  });

  test('nothing is claimed where chance has a say, or where there is too much to look at', () => {
    expect(resultOf(position(4, [0, 0], true), 3)).toBe('unknown');
    expect(resultOf(position(12, [0, 0]), 1, 5)).toBe('unknown');
  });
});

/** The same by the rule of the game and nothing else: most beans win, among equals who sits later. */
function winsByHand(heap: number, [own, other]: [number, number], next: number): boolean {
  if (heap === 0) return own > other;
  const takes = [1, 2, 3].filter((take) => take <= heap);
  return next === 0
    ? takes.some((take) => winsByHand(heap - take, [own + take, other], 1))
    : takes.every((take) => winsByHand(heap - take, [own, other + take], 0));
}
