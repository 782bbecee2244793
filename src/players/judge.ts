import type { AnyAdvice } from '../kit/advice';
import type { RandomWords } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import { type Draw, drawing } from './draw';

/** Says what a position at the edge of a tree is worth. */
export class Judge {
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #draw: Draw;
  readonly #sketched: number;
  readonly #look: Float32Array;

  constructor(rules: AnyRules, advice: AnyAdvice | null, sketched: number, holders: number) {
    this.#rules = rules;
    this.#advice = advice;
    this.#draw = drawing(rules, advice);
    this.#sketched = sketched;
    this.#look = new Float32Array(holders);
  }

  /**
   * Writes every holder's share of the win. With advice a few actions are sketched, and the mean of the
   * estimates on the way counts: each errs to one side or the other, by who has just acted. Without, a
   * uniformly random playout goes to the end; that alone makes garbage in a search, one `standing` a
   * playout. Changes `state`.
   */
  judge(state: object, random: RandomWords, into: Float32Array): void {
    into.fill(0);
    if (this.#advice) this.#sketch(this.#advice, state, random, into);
    else into[this.#winner(state, random)] = 1;
  }

  #sketch(advice: AnyAdvice, state: object, random: RandomWords, into: Float32Array): void {
    for (let left = this.#sketched; ; left--) {
      const over = this.#rules.toAct(state) === null;
      // The end counts for all the looks that there would have been.
      this.#takeLook(advice, state, (over ? left + 1 : 1) / (this.#sketched + 1), into);
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
    while (rules.toAct(state) !== null) rules.play(state, this.#draw(state, random));
    const winner = rules.standing(state).ranking?.[0];
    if (winner === undefined) throw new TypeError('a match that is over has a ranking');
    return winner;
  }
}
