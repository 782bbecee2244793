import type { Action, GameEvent, Heading, Seat } from './event';
import type { Json, JsonObject } from './json';
import type { Problem, Refusal } from './problem';
import type { RandomWords } from './random';
import type { Result } from './result';
import type { Secrets, Viewers } from './secrets';
import type { Setups } from './setups';
import type { Standing } from './standing';

export type { Action, GameEvent, Happened, Heading, Seat } from './event';
export {
  type Because,
  isProblem,
  isRefusal,
  type Problem,
  type Refusal,
  within,
} from './problem';

/** Receives each event when it happens. `state` is the live state: read-only, and not to be kept. */
export type Emit<State, Event extends GameEvent = GameEvent> = (event: Event, state: State) => void;

/**
 * The interface between a game and the app. Everything is pure and deterministic: the same options, seats, seed and
 * actions give the same match on every phone.
 */
export interface Rules<
  State,
  Options,
  Event extends GameEvent = GameEvent,
  Why extends Refusal = Refusal,
> {
  readonly id: string;
  /** Raised when a fix makes an old log replay differently. */
  readonly version: number;
  readonly setups: Setups<Options>;
  /** A fresh match. What chance does at the start is told like everything else. */
  begin(options: Options, seats: number, seed: string, emit?: Emit<State, Event>): Result<State>;
  options(state: State): Options;
  seats(state: State): number;
  /**
   * The seat that decides next; null: the match is over. What needs no decision (a skipped seat, a forced action that
   * the rules play by themselves) is part of the play before it: one entry, one undo.
   */
  toAct(state: State): Seat | null;
  /**
   * The number of the turn of the next decision. It rises when that decision opens another turn, of another seat or the
   * same one; the steps of one turn share it. It is not part of the written position, so a match that starts from a
   * position counts from 0 again.
   */
  turn(state: State): number;
  /** All seats in the order in which they act now. Default: from seat 0 upward. */
  order?(state: State): readonly Seat[];
  /** Round and phase of the next decision; left out or null: the game has none. */
  heading?(state: State): Heading | null;
  /** On whose behalf the seat to act decides, such as a company; left out or null: its own. */
  actingFor?(state: State): JsonObject | null;
  /** Whether decisions now alternate quickly around the table, like bids: no cover and no pause between them. */
  isExchange?(state: State): boolean;
  /** What not all seats may see; left out: the game has no secrets. */
  readonly secrets?: Secrets<State, Event>;
  /** The maximum number of legal actions in any position. */
  readonly max: number;
  /** The lister: writes every legal action once, in a fixed order, and returns their number. */
  list(state: State, into: Int32Array): number;
  /** Null when the action is legal; otherwise the reason. Accepts any number. */
  refusal(state: State, attempt: Action): Why | null;
  /** Applies a legal action to `state`. Search passes no `emit` and makes no garbage. */
  play(state: State, action: Action, emit?: Emit<State, Event>): void;
  /** A separate copy, with space for everything that `copy` writes. */
  clone(state: State): State;
  /** Overwrites `into`, which must be a clone from the same match. */
  copy(into: State, from: State): void;
  /** A copy of the whole state as bytes, for a worker of this same app. */
  pack(state: State): Uint8Array<ArrayBuffer>;
  /** The state from its packed form. Options and seats must be those of its match. */
  unpack(options: Options, seats: number, bytes: Uint8Array): State;
  /** Samples again everything that this seat cannot know, including the generator. */
  determinize(state: State, seat: Seat, random: RandomWords): void;
  /** The number of random draws since the beginning. */
  draws(state: State): number;
  /** `viewers`: whose secrets may count before the end; left out: everything counts. */
  standing(state: State, viewers?: Viewers): Standing;
  readonly action: {
    /**
     * A refusal when it is a well-formed action that cannot be legal here; a problem when it is not an action at all.
     */
    read(json: Json, state: State): Action | Why | Problem;
    write(action: Action, state: State): JsonObject;
  };
  readonly position: {
    write(state: State): JsonObject;
  };
}

/** Rules whose state and options only the game itself understands: the type that the rest of the app uses. */
export type AnyRules = Rules<object, object>;
