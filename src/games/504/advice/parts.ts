import type { Digit, Owner } from '../rules/state/ids';
import type { ActionKind } from '../rules/state/kind';
import type { State } from '../rules/state/state';

/**
 * What a module knows about good play, in the points of role I. Whatever it says depends on the role that it has in the
 * world; all that the modules of a world say is added up.
 */
export interface ModuleAdvice {
  readonly digit: Digit;
  /** What a dollar of an owner becomes, with the module in role I. */
  readonly dollar: number;
  /** Before anything else is asked about a position. */
  prepare?(state: State): void;
  /** Before gains are asked, for who acts; what tiles are worth is known. */
  survey?(state: State, owner: Owner): void;
  /** With the module in role I: how many rounds come after this one, about. */
  roundsAfter?(state: State): number;
  /** Points beyond the VP collected, present and expected. */
  points?(state: State, owner: Owner): number;
  /** Where the rule of its income is the world's: what an owner gets each turn, without the 20 of everybody. */
  income?(state: State, owner: Owner): number;
  /** The worth of an owner's settlement on a tile, existing or not. */
  holding?(state: State, owner: Owner, tile: number): number;
  /** What the owner gets by settling on a tile, beside that. */
  settling?(state: State, owner: Owner, tile: number): number;
  /** Besides, what settling on one tile of a kind brings, and on a second one not once more. */
  onceByKind?(state: State, owner: Owner, kind: number): number;
  /** What any settlement at all brings at once: for that no place is waited for. */
  ordinary?(state: State): number;
  /** Of what a settlement on a tile is worth, so much for each resident that it takes, from afar. */
  fromAfar?(state: State, owner: Owner, tile: number, worth: number): number;
  /** The same for the next resident that steps there now. */
  entering?(state: State, owner: Owner, tile: number, worth: number): number;
  /** The probability that the owner loses its settlement before its next turn, with `more` residents added. */
  risk?(state: State, owner: Owner, tile: number, more: number): number;
  /** The best that residents on a tile with an own settlement can do there, for each that it takes. */
  work?(state: State, owner: Owner, tile: number): number;
  /** How many settlements in storage the owner will need for places that decide the match. */
  reserve?(state: State, owner: Owner): number;
  /** Dollars for which a later step of the turn has a better use than residents. */
  saves?(state: State, owner: Owner): number;
  /** What money can still buy from it, counted in residents. */
  sells?(state: State, owner: Owner): number;
  /** Whether its actions send residents back to storage. */
  spendsResidents?(state: State): boolean;
  /** What an action of the module brings. */
  gain?(state: State, owner: Owner, kind: ActionKind<State>, args: number): number;
}
