import type { JsonObject } from './json';

/** A place at the table, numbered clockwise from the start player. */
export type Seat = number;

/** One decision as a packed number, 0 … 2³¹−1. Only the game knows the meaning of its bits. */
export type Action = number;

/**
 * Something that happened while an action was played, for log, animation and narration. A game's rules export the union
 * of their events, each with everything that its sentence needs.
 */
export interface GameEvent extends JsonObject {
  readonly event: string;
}

/** Members of such a union, one for each word, with the facts of its sentence. */
export type Happened<Word extends string, Facts = unknown> = Word extends unknown
  ? Readonly<{ event: Word } & Facts>
  : never;

/** The event of a union that has this word. */
export type EventOf<Event extends GameEvent, Word> = Event extends { readonly event: infer Words }
  ? Word extends Words
    ? Event
    : never
  : never;

/**
 * Round and phase of a match, for its header and log, and the figures that their words need. The game's words make a
 * sentence of it (`GameWords.heading`).
 */
export interface Heading extends JsonObject {
  readonly phase: string;
}
