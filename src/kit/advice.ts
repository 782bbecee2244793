import type { RandomWords } from './random';
import type { Action } from './rules';

/**
 * What a game knows about playing it well, for players that search. Apart from the rules, so that only who
 * thinks loads it. Everything here runs inside the search: it makes no garbage and changes no state.
 */
export interface Advice<State> {
  /** One legal action, each equally likely; the match must not be over. Agrees with `list`, and is faster. */
  sample(state: State, random: RandomWords): Action;
  /**
   * How promising each of the first `count` listed actions looks to the seat to act: writes a weight above 0
   * for each into `into`. Only their proportions matter.
   */
  weigh(state: State, actions: Int32Array, count: number, into: Float32Array): void;
  /** One sensible legal action for a playout, quickly; the match must not be over. */
  sketch(state: State, random: RandomWords): Action;
  /**
   * Writes each holder's share of the win, the seats in order and the automa last where there is one: 0 … 1
   * each, 1 in all. Expected shares while the match goes on, and the true ones once it is over.
   */
  estimate(state: State, into: Float32Array): void;
}

/** Advice whose states only the game itself understands. */
export type AnyAdvice = Advice<object>;
