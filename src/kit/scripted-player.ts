import type { RandomWords } from './random';
import type { Action } from './rules';

/**
 * A player that follows what good players of a game advise, without a search: what those that search are measured
 * against.
 */
export interface ScriptedPlayer<State> {
  /** Decides for the seat to act, by what that seat can see; the match must not be over. */
  choose(state: State, random: RandomWords): Action;
}

/** A scripted player whose states only the game itself understands. */
export type AnyScriptedPlayer = ScriptedPlayer<object>;
