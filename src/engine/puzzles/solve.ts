import type { AnyAdvice } from '../../kit/advice';
import type { Action, AnyRules, Seat } from '../../kit/rules';
import type { Spot } from './spot';

/** Whether a seat wins whatever the others do: proved, refuted, or not to be had within the budget. */
export type Solution = 'wins' | 'stopped' | 'unknown';

/** Thrown where the search must end without an answer. */
const GIVEN_UP = Symbol('given up');

/**
 * Looks at everything that may follow an action, to the end of the match, with all others against the seat of
 * the spot. Where chance has a say, or more than `most` positions would have to be looked at, it gives up.
 */
export function solve(
  rules: AnyRules,
  advice: AnyAdvice | null,
  spot: Spot,
  action: Action,
  most: number,
): Solution {
  const known = new Map<string, boolean>();
  const listed = new Int32Array(rules.most);
  const weights = new Float32Array(rules.most).fill(1);
  let looked = 0;

  function wins(state: object, seat: Seat): boolean {
    const acting = rules.toAct(state);
    if (acting === null) return rules.standing(state).ranking?.[0] === seat;
    // Chance is silent here, so the bytes of equal positions are equal.
    const key = Buffer.from(rules.pack(state)).toString('latin1');
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++looked > most) throw GIVEN_UP;
    // One way that wins is enough for the seat; one that does not is enough for the others.
    const own = acting === seat;
    const result = inOrder(state).some((one) => wins(after(state, one), seat) === own) === own;
    known.set(key, result);
    return result;
  }

  /** The legal actions, the most promising first. */
  function inOrder(state: object): readonly Action[] {
    const count = rules.list(state, listed);
    advice?.weigh(state, listed, count, weights);
    return Array.from(listed.subarray(0, count), (one, at) => ({ one, weight: weights[at] ?? 1 }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ one }) => one);
  }

  function after(state: object, one: Action): object {
    const next = rules.clone(state);
    rules.play(next, one);
    if (rules.draws(next) !== rules.draws(state)) throw GIVEN_UP;
    return next;
  }

  try {
    return wins(after(spot.state, action), spot.seat) ? 'wins' : 'stopped';
  } catch (thrown) {
    if (thrown === GIVEN_UP) return 'unknown';
    throw thrown;
  }
}
