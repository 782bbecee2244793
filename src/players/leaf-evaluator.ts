import type { AnyAdvice, SearchTuning } from '../kit/advice';
import type { RandomWords } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import { sharesOfWin } from '../kit/standing';
import { type ActionSampler, actionSampler } from './action-sampler';

/** A rollout that plays this many actions without the end of a turn is estimated where it is. */
const MAX_ROLLOUT = 64;

/** Estimates the value of a position at a leaf of the tree. */
export class LeafEvaluator {
  readonly #rules: AnyRules;
  readonly #advice: AnyAdvice | null;
  readonly #sample: ActionSampler;
  readonly #depth: number;
  readonly #byTurns: boolean;
  readonly #values: Float32Array;

  constructor(rules: AnyRules, advice: AnyAdvice | null, tuning: SearchTuning, holders: number) {
    this.#rules = rules;
    this.#advice = advice;
    this.#sample = actionSampler(rules, advice);
    this.#depth = tuning.rolloutDepth;
    this.#byTurns = tuning.rolloutUnit === 'turn';
    this.#values = new Float32Array(holders);
  }

  /**
   * Writes every holder's share of the win to `into`, and changes `state`. With advice it plays a rollout of
   * `depth` actions or turns and takes the mean of the estimates on the way, because a single estimate is biased by
   * who has just acted. Without advice it plays a uniformly random playout to the end. Only that allocates
   * memory in a search: one `standing` per playout. `isOpen`: whether the turn of the last action goes on.
   */
  evaluate(state: object, isOpen: boolean, random: RandomWords, into: Float32Array): void {
    into.fill(0);
    if (this.#advice) {
      if (this.#byTurns && (isOpen || this.#isExchange(state)))
        this.#finishTurn(this.#advice, state, random);
      this.#rollOut(this.#advice, state, random, into);
    } else this.#playOut(state, random, into);
  }

  #rollOut(advice: AnyAdvice, state: object, random: RandomWords, into: Float32Array): void {
    for (let left = this.#depth; ; left--) {
      const over = this.#rules.toAct(state) === null;
      // At the end of the match, the final value also counts for the estimates that are left.
      this.#addValue(advice, state, (over ? left + 1 : 1) / (this.#depth + 1), into);
      if (over || left === 0) return;
      if (this.#byTurns) this.#finishTurn(advice, state, random);
      else this.#rules.play(state, advice.rollout(state, random));
    }
  }

  /** Plays to the end of the turn, or of the exchange. */
  #finishTurn(advice: AnyAdvice, state: object, random: RandomWords): void {
    const rules = this.#rules;
    const turn = rules.turn(state);
    for (let left = MAX_ROLLOUT; left > 0 && rules.toAct(state) !== null; left--) {
      if (rules.turn(state) !== turn && !this.#isExchange(state)) return;
      rules.play(state, advice.rollout(state, random));
    }
  }

  #isExchange(state: object): boolean {
    return this.#rules.isExchange?.(state) === true;
  }

  #addValue(advice: AnyAdvice, state: object, weight: number, into: Float32Array): void {
    advice.value(state, this.#values);
    for (let holder = 0; holder < into.length; holder++)
      into[holder] += weight * this.#values[holder];
  }

  #playOut(state: object, random: RandomWords, into: Float32Array): void {
    const rules = this.#rules;
    while (rules.toAct(state) !== null) rules.play(state, this.#sample(state, random));
    into.set(sharesOfWin(rules.standing(state)));
  }
}
