import type { Json, JsonObject } from './json';
import type { RandomWords } from './random';

/** A place at the table, numbered from the start player clockwise. */
export type Seat = number;

/** One decision as a packed number. What its bits mean is the game's own business; 0 … 2³¹−1. */
export type Action = number;

/** Why a well-formed action is not legal: a word, with the figures its sentence needs. */
export interface Refusal {
  readonly because: string;
  readonly [figure: string]: number | string;
}

/** Why something that came from outside is not what it should be, and at which place in it. */
export interface Problem {
  readonly problem: string;
  /** The path in the JSON form, such as `companies.brown.track[2]`; empty for the whole. */
  readonly at: string;
  readonly [figure: string]: number | string;
}

/** Tells a problem from what was read. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

/** The same problem as seen from one level up: `place` goes before its path. */
export function within(place: string, problem: Problem): Problem {
  const joint = place === '' || problem.at === '' || problem.at.startsWith('[') ? '' : '.';
  return { ...problem, at: `${place}${joint}${problem.at}` };
}

/** Tells a refusal from what was asked for. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'because' in value;
}

/** Something that happened while an action was played, for log, animation and narration. */
export interface GameEvent extends JsonObject {
  readonly event: string;
}

/** Receives each event at the moment it is true; `state` is the live one: look, never keep or change. */
export type Tell<State> = (event: GameEvent, state: State) => void;

/** Scores as they would be if the match ended now; the ranking (seat numbers, best first) only once it is over. */
export interface Standing {
  readonly scores: readonly number[];
  readonly ranking: readonly Seat[] | null;
}

/** One option of a game with the values it may take; the first is the usual one. */
export interface Setting {
  readonly key: string;
  readonly values: readonly (string | boolean)[];
  /** Besides these, a whole design of one's own, such as a board, may stand as the value. */
  readonly own?: true;
}

export interface Setups<Options> {
  /** Every setting there is, with every value. */
  readonly settings: readonly Setting[];
  /** The settings that say something beside these options, with the values that may stand there. */
  offered(options: Options): readonly Setting[];
  /** The numbers of seats that this combination takes; empty when the combination itself is not allowed. */
  seats(options: Options): readonly number[];
  /**
   * Reads options in their JSON form; what is left out takes its usual value. Designs of one's own are taken
   * on trust: a `Reader` has judged them.
   */
  read(json: Json): Options | Problem;
  write(options: Options): JsonObject;
}

/**
 * The contract between a game and the rest of the house. Everything is pure and deterministic: the same
 * options, seats, seed and actions give the same match on every phone.
 */
export interface Rules<State, Options> {
  readonly id: string;
  /** Raised when a fix makes an old log replay differently. */
  readonly version: number;
  readonly setups: Setups<Options>;
  /** A fresh match. What chance does at the start is told like everything else. */
  begin(options: Options, seats: number, seed: string, tell?: Tell<State>): State | Problem;
  options(state: State): Options;
  seats(state: State): number;
  /** Whose decision is next; null: over. What needs no decision (a skipped seat) is part of the play before. */
  toAct(state: State): Seat | null;
  /** No position has more legal actions than this. */
  readonly most: number;
  /** THE lister: writes every legal action once, in a fixed order, and returns how many. */
  list(state: State, into: Int32Array): number;
  /** Null when the action is legal; else the reason. Accepts any number. */
  refusal(state: State, attempt: Action): Refusal | null;
  /** Changes `state` by a legal action. Search passes no `tell` and makes no garbage. */
  play(state: State, action: Action, tell?: Tell<State>): void;
  /** An own copy, with room for all that `copy` writes. */
  clone(state: State): State;
  /** Overwrites `into`, which must come from a clone of the same match. */
  copy(into: State, from: State): void;
  /** The whole state as bytes of its own, to be handed to a worker of this same app. */
  pack(state: State): Uint8Array<ArrayBuffer>;
  /** The state that was packed; options and seats must be those of its match. */
  unpack(options: Options, seats: number, bytes: Uint8Array): State;
  /** Redraws everything that this seat cannot know, the generator included. */
  imagine(state: State, seat: Seat, random: RandomWords): void;
  /** How often chance has spoken since the beginning. */
  draws(state: State): number;
  standing(state: State): Standing;
  readonly action: {
    /** A refusal when it is a well-formed action that cannot be legal here; a problem when it is no action at all. */
    read(json: Json, state: State): Action | Refusal | Problem;
    write(action: Action, state: State): JsonObject;
  };
  readonly position: {
    write(state: State): JsonObject;
  };
}

/** Rules whose state and options only the game itself understands: what the rest of the house holds. */
export type AnyRules = Rules<object, object>;

/** The state after a legal action; the one given stays as it was. */
export function apply<State>(
  rules: Rules<State, object>,
  state: State,
  action: Action,
  tell?: Tell<State>,
): State {
  const next = rules.clone(state);
  rules.play(next, action, tell);
  return next;
}
