import type { RandomWords } from './random';
import type { Action } from './rules';

/**
 * A game's knowledge about good play, for players that search. It is separate from the rules, so that it is loaded only
 * where a search runs. Everything here runs inside the search: it makes no garbage and changes no state.
 */
export interface Advice<State> {
  /** One legal action, each equally likely; the match must not be over. Agrees with `list`, and is faster. */
  sample(state: State, random: RandomWords): Action;
  /**
   * How promising each of the first `count` listed actions is for the seat to act: writes a weight from 0 for each
   * into `into`. Only their proportions matter; 0: not looked at where there is anything else.
   */
  prior(state: State, actions: Int32Array, count: number, into: Float32Array): void;
  /** One sensible legal action for a playout, quickly; the match must not be over. */
  rollout(state: State, random: RandomWords): Action;
  /**
   * What a good player would do here, by what the seat to act can see, found by a closer look than `prior` takes;
   * left out: nothing is known. A search asks once, for the position that it begins with, and looks at the answer
   * first. `random` serves to imagine what is hidden.
   */
  suggest?(state: State, random: RandomWords): Action;
  /**
   * Writes each holder's share of the win, the seats in order and the automa last where there is one: 0 … 1 each, 1 in
   * total. Expected shares while the match is in progress, and the true ones once it is over.
   */
  value(state: State, into: Float32Array): void;
  /** How the worth that a search finds becomes a chance to win. Left out: they are the same. */
  readonly chances?: Chances<State>;
  /** How the search of this game differs from the default; see `SearchTuning`. */
  readonly tuning?: Partial<SearchTuning>;
}

/** What self-play says of the worth that searches of a game find. */
export interface Chances<State> {
  /** Which curve is of this match: one for each kind of table that is a game of its own. */
  kind(state: State): string;
  /** How much of the match has been played, 0 … 1. */
  stage(state: State): number;
  readonly curves: Readonly<Record<string, ChanceCurve>>;
}

/**
 * How the worth that a search finds becomes the chance to win, by stage of the match. The chances of the holders are as
 * `e ^ u`, where `u` is the weighted sum of the logarithms of what the search found and of the estimate of the position
 * itself, for the seat to act a constant, because a search sees its own turn played well, but not yet those of the others,
 * and for a later place at the table a share of another one: the last may have the last word.
 */
export interface ChanceCurve {
  /** The stages for which the figures are, from 0 to 1; in between they are interpolated. */
  readonly stages: readonly number[];
  readonly searched: readonly number[];
  readonly estimated: readonly number[];
  readonly acting: readonly number[];
  /** Of the first holder, whom all others can answer. */
  readonly first: readonly number[];
  /** Of the last holder; the first has none, and those between their part of it. */
  readonly seated: readonly number[];
  /** How far a chance moves from one turn to the next though the best known move was played: a standard deviation. */
  readonly error: readonly number[];
}

/** Parameters of a search. */
export interface SearchTuning {
  /** How much a promising but rarely visited action is preferred to one with good results. */
  readonly exploration: number;
  /** A node may have `widening · visits ^ narrowness` children, the most promising first. */
  readonly widening: number;
  readonly narrowness: number;
  /** Actions or turns that a rollout plays beyond the tree, where there is advice. */
  readonly rolloutDepth: number;
  /**
   * `action`: the position is estimated after every action. `turn`: only between turns, and not during an
   * exchange; a rollout first goes on to the end of the turn that is open.
   */
  readonly rolloutUnit: 'action' | 'turn';
  /**
   * How much worse than the best the choice of an Engineer may be, as a share of the win. 0 where longer
   * thought alone puts the Director ahead; more where the estimates decide, and both would play nearly the same.
   */
  readonly engineerMargin: number;
  /** Nodes a tree holds at most; a full tree learns on, but no longer grows. */
  readonly capacity: number;
}

/** Advice whose states only the game itself understands. */
export type AnyAdvice = Advice<object>;
