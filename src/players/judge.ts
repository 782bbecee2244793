import type { AnyAdvice } from '../kit/advice';
import type { RandomWords } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import type { Tuning } from './tuning';

/** Says what a position at the edge of a tree is worth. */
export class Judge {
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #tuning: Tuning;
  readonly #look: Float32Array;

  constructor(rules: AnyRules, advice: AnyAdvice | null, tuning: Tuning, holders: number) {
    this.#rules = rules;
    this.#advice = advice;
    this.#tuning = tuning;
    this.#look = new Float32Array(holders);
  }

  /**
   * Writes every holder's share of the win. With advice a few actions are sketched, and the mean of the last
   * estimates on the way counts: they err now to this side and now to that, by who has just acted. Without,
   * a uniformly random playout goes to the end; that alone makes garbage in a search, one `standing` a
   * playout. Changes `state`.
   */
  judge(state: object, random: RandomWords, into: Float32Array): void {
    into.fill(0);
    if (this.#advice) this.#sketch(this.#advice, state, random, into);
    else into[this.#winner(state, random)] = 1;
  }

  #sketch(advice: AnyAdvice, state: object, random: RandomWords, into: Float32Array): void {
    const { sketched, looks } = this.#tuning;
    for (let left = sketched; ; left--) {
      const over = this.#rules.toAct(state) === null;
      // The end counts for all the looks that there would have been.
      if (over) this.#takeLook(advice, state, Math.min(left + 1, looks) / looks, into);
      else if (left < looks) this.#takeLook(advice, state, 1 / looks, into);
      if (over || left === 0) return;
      this.#rules.play(state, advice.sketch(state, random));
    }
  }

  #takeLook(advice: AnyAdvice, state: object, weight: number, into: Float32Array): void {
    advice.estimate(state, this.#look);
    for (let holder = 0; holder < into.length; holder++)
      into[holder] += weight * this.#look[holder];
  }

  #winner(state: object, random: RandomWords): number {
    const rules = this.#rules;
    while (rules.toAct(state) !== null) rules.play(state, rules.sample(state, random));
    const winner = rules.standing(state).ranking?.[0];
    if (winner === undefined) throw new TypeError('a match that is over has a ranking');
    return winner;
  }
}
