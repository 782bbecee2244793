import type { ActionKind as KitKind } from '../../../../kit/action-kind';
import type { JsonObject } from '../../../../kit/json';
import type { Seat } from '../../../../kit/rules';
import type { Emit, Event, Refusal } from './events';
import type { Digit, Owner } from './ids';

/** What is known by its code: no other of its sort has the same. */
export interface Coded {
  readonly code: number;
}

type Kind<State> = Omit<KitKind<State, Event, Refusal>, 'belongs' | 'list' | 'places'>;

/** A kind of action. It is listed by the phase, the step or the pending choice to which it belongs. */
export interface ActionKind<State> extends Kind<State>, Coded {
  /** Others are told only that it was played. */
  readonly isSecret?: true;
  /** Whether it belongs in this phase, step or pending choice. */
  belongs(state: State): boolean;
  /** What follows once the effects and all that comes of them (G5.8) are done. */
  follow?(state: State, args: number, emit?: Emit<State>): void;
}

/** A phase of the match (J2). */
export interface Phase<State> extends Coded {
  readonly name: string;
  /** Decisions alternate quickly around the table. */
  readonly isExchange?: true;
  /** Who decides. */
  seat(state: State): Seat;
  /** For which owner; -1: the seat for itself. */
  owner(state: State): Owner;
  list(state: State, into: Listing): void;
  /** What the heading of the match tells beside round and phase. */
  heading?(state: State): JsonObject;
  /** Left out: nothing is ended by `done` here. Null: it may be ended now. */
  doneRefusal?(state: State): Refusal | null;
  done?(state: State, emit?: Emit<State>): void;
}

/** A choice pending within a step (J3). */
export interface Pending<State> extends Coded {
  readonly kind: string;
  /** What the written position says of it besides its kind. */
  write(state: State): JsonObject;
  /** For which owner it is decided; left out: the one whose turn it is. */
  owner?(state: State): Owner;
  list(state: State, into: Listing): void;
  /** Left out: something has to be chosen. */
  done?(state: State, emit?: Emit<State>): void;
}

/** Kinds of actions, phases and pending choices have codes: sixteen of each for each digit. */
const CODES = 16;
/** The bits of an action that hold the code of its kind. */
export const CODE_BITS = 8;

export function codeFor(digit: Digit, place: number): number {
  return digit * CODES + place;
}

export function digitOf(code: number): number {
  return Math.floor(code / CODES);
}

/** A list being filled with legal actions, at most `most`. */
export interface Listing {
  into: Int32Array;
  readonly most: number;
  count: number;
}

export function add(listing: Listing, code: number, args = 0): void {
  if (listing.count < listing.most) listing.into[listing.count++] = code | (args << CODE_BITS);
}

export function isFull({ count, most }: Listing): boolean {
  return count >= most;
}
