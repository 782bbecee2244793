import type { AnyAdvice } from '../../kit/advice';
import type { ActionLine } from '../../kit/line';
import type { Action, AnyRules, Seat } from '../../kit/rules';
import { disclosures } from '../../kit/secrets';
import { winnersOf } from '../../kit/standing';
import type { Spot } from './lines';

/** Whether a seat wins whatever the others do: proved, refuted, or undecided within the budget. */
export type Solution = 'wins' | 'stopped' | 'unknown';

/** Thrown where the search must end without an answer. */
const GIVEN_UP = Symbol('given up');

/**
 * Searches everything that may follow a line, to the end of the match, with all others against the seat of the spot.
 * It gives up at a random draw, or after more than `maxPositions` positions.
 */
export function solve(
  rules: AnyRules,
  advice: AnyAdvice | null,
  spot: Spot,
  line: ActionLine,
  maxPositions: number,
): Solution {
  const known = new Map<string, boolean>();
  const listed = new Int32Array(rules.max);
  const weights = new Float32Array(rules.max).fill(1);
  let visited = 0;

  function wins(state: object, seat: Seat): boolean {
    const acting = rules.toAct(state);
    if (acting === null) return winnersOf(rules.standing(state)).includes(seat);
    // There are no random draws here, so the bytes of equal positions are equal.
    const key = Buffer.from(rules.pack(state)).toString('latin1');
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++visited > maxPositions) throw GIVEN_UP;
    // One winning action is enough for the seat; one that does not win is enough for the others.
    const own = acting === seat;
    const result = inOrder(state).some((one) => wins(after(state, one), seat) === own) === own;
    known.set(key, result);
    return result;
  }

  /** The legal actions, the most promising first. */
  function inOrder(state: object): readonly Action[] {
    const count = rules.list(state, listed);
    advice?.prior(state, listed, count, weights);
    return Array.from(listed.subarray(0, count), (one, at) => ({ one, weight: weights[at] ?? 1 }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ one }) => one);
  }

  function after(state: object, one: Action): object {
    const next = rules.clone(state);
    rules.play(next, one);
    if (disclosures(rules, next) !== disclosures(rules, state)) throw GIVEN_UP;
    return next;
  }

  try {
    return wins(line.reduce(after, spot.state), spot.seat) ? 'wins' : 'stopped';
  } catch (thrown) {
    if (thrown === GIVEN_UP) return 'unknown';
    throw thrown;
  }
}
