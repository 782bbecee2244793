import type { GameEvent, Seat } from '../../../src/kit/event';
import type { JsonObject } from '../../../src/kit/json';
import type { FiledPuzzle } from '../../../src/kit/puzzle';
import type { RandomWords } from '../../../src/kit/random';
import type { AnyReader } from '../../../src/kit/reader';
import type { Action } from '../../../src/kit/rules';

/**
 * What only a game can say of itself to the contract suite. One file, `test/games/<game>/subject.ts`, exports it as
 * `subject`; the tests in this folder find it there and take everything else from the catalogue. Positions of different
 * games have nothing in common, so the suite hands a state only back to the subject that it comes from.
 */
export interface Subject<State> {
  /** The id of the game in the catalogue. */
  readonly game: string;
  /** A reader of positions that also knows what only the tests have; left out: that of the catalogue. */
  readonly reader?: AnyReader;
  /** Checks a match against the clauses, without the code of the rules. */
  referee(start: State): Referee<State>;
  /** Matches to play by chance: together of every number of seats, and with every rare case. */
  readonly tables: readonly Table<State>[];
  /** Whether people must be told of the last round, by the position of the match's last decision; default: they must. */
  lastRoundIsNews?(before: State): boolean;
  /** The words of all events that these matches tell; left out where they do not meet every one. */
  readonly told?: readonly string[];
  /** Those of them that are too rare to wait for. */
  readonly seldom?: readonly string[];
  /** The longest of these matches has a number of actions between these: longer ones fit in no file. */
  readonly longest: readonly [least: number, most: number];
  /** The most legal actions of a position, where the clauses name it. */
  readonly widest?: number;
  /** How often the rare cases have happened so far, by name. Each must have happened more than twice. */
  met?(): Readonly<Record<string, number>>;
  /** Numbers of which some are actions: everything that a player could try here, far more than is legal. */
  candidates(state: State): Iterable<Action>;
  /** What else is true of the lister here, as expectations: for instance that it lists what the clauses allow. */
  expectListed?(state: State): void;
  /** Once in this number of actions the lister is compared with the refusals: every candidate is tried. */
  readonly agreesEvery: number;
  /** Once in this number of actions a position is written and read again. */
  readonly readsEvery: number;
  /** The arrays of a state that reading a position does not find again; left out: they are not compared. */
  readonly unread?: readonly string[];
  /** The recorded matches, in `test/matches`; null: there are none, as nobody has kept any. */
  readonly recorded: Recorded | null;
  /** A written position with nothing in it that this seat cannot know; left out: everything is open. */
  known?(position: JsonObject, seat: Seat): JsonObject;
  /** Whether everybody learns from this event what only some could know; left out: nothing is ever opened. */
  opens?(event: GameEvent): boolean;
  readonly panels: PanelsSubject<State>;
  readonly words: WordsSubject<State>;
  readonly lessons: LessonsSubject<State>;
  /** Left out: the game has no puzzles. */
  readonly puzzles?: PuzzlesSubject;
  /** Whether the advice gives every action a weight above 0; otherwise some are not looked at. */
  readonly weighsAll: boolean;
}

export interface Referee<State> {
  /** Hears each event when it is told; `state` is live. */
  tell?(event: GameEvent, state: State): void;
  /** Sees the position after each action, with all that was told. */
  saw(action: JsonObject, events: readonly GameEvent[], state: State): void;
}

/** Which actions of a match the referee sees: the first `first`, then one in `every`. */
export interface Checks {
  readonly first: number;
  readonly every: number;
}

export const ALL: Checks = { first: Number.POSITIVE_INFINITY, every: 1 };

/** How a player chooses the next action. */
export type Manner<State> = (state: State, random: RandomWords) => Action;

export interface Table<State> {
  /** Also the seed of what the players do. */
  readonly name: string;
  begin(): State;
  /** How its players choose; a `Manner`. */
  manner(state: State, random: RandomWords): Action;
  readonly checks: Checks;
}

interface Recorded {
  /** From `test/matches`. */
  readonly folder: string;
  /** How many there are, at least. */
  readonly least: number;
  /** One in this number is replayed; left out: all. */
  readonly every?: number;
  /** The numbers of seats in them. */
  readonly seats: readonly number[];
  readonly checks: Checks;
}

interface PanelsSubject<State> {
  /** What is asked in a position: the name of the panel that the table shows there. */
  kindOf(state: State): string;
  /** Everything that can be asked, and `over`. Each is in the gallery. */
  readonly kinds: readonly string[];
}

interface WordsSubject<State> {
  /** Matches to tell from the first to the last action. */
  readonly tables: readonly Table<State>[];
  /** Whether an event is too small for a line of its own. */
  isSilent(event: GameEvent): boolean;
  /** The most letters of a passage of the rules. */
  readonly passage: number;
  /** How many rulings the rules have, at least. */
  readonly rulings: number;
  /** Words of refusals and parts of the table beside those met in play, each with a paragraph of the rules. */
  readonly topics: readonly string[];
}

interface LessonsSubject<State> {
  /** The most letters of a sentence, so that there is room for the table. */
  readonly letters: { readonly en: number; readonly ko: number };
  /** What the table plays by itself after a tap, the tap included; left out: nothing. */
  tap?(state: State, actions: readonly Action[]): readonly Action[];
}

interface PuzzlesSubject {
  /** The least numbers of puzzles, and of different themes and difficulties among them. */
  readonly least: {
    readonly puzzles: number;
    readonly themes: number;
    readonly difficulties: number;
  };
  /** The puzzles as they are kept, with their proofs. */
  readonly filed: readonly FiledPuzzle[];
}

/** A subject whose states only its game understands. */
export type AnySubject = Subject<object>;
export type AnyTable = Table<object>;
