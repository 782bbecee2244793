import type { Help } from './help';
import type { JsonObject } from './json';
import type { GameEvent, Heading, Problem, Refusal, Seat } from './rules';
import type { SettingValue } from './setups';

export type Language = 'en' | 'ko';
export const LANGUAGES: readonly Language[] = ['en', 'ko'];

/** A game's texts in one language for screens that do not know the game. */
export interface GameWords<Event extends GameEvent = GameEvent, Why extends Refusal = Refusal> {
  readonly name: string;
  /** What kind of game it is, and how hard to learn, in a sentence or two. */
  readonly tagline: string;
  /** Label and one explaining sentence for an option, and for each of its values, given the other options. */
  setting(key: string): { readonly label: string; readonly sentence: string };
  value(
    key: string,
    value: SettingValue,
    beside: JsonObject,
  ): { readonly label: string; readonly sentence: string };
  /** The meaning of each part of a composed setting, counted from 0; left out: the parts have no names. */
  part?(key: string, place: number): string;
  /** What a value of a part of a composed setting is called; left out: it is its own name. */
  partValue?(key: string, value: string): string;
  /** Why these values of a part of a composed setting are blocked, as a sentence; left out where none is. */
  blocked?(key: string, values: readonly string[]): string;
  /**
   * The page about a value of a composed setting, also of one with blocked parts; null: there is no such value. Left
   * out: values have no pages.
   */
  page?(key: string, value: string): Promise<ValuePage | null>;
  /**
   * Values of a composed setting to play one after the other, from simple to wild, with what is new in each. Blocked
   * ones may be among them. Left out: the game has no tour. Loaded when it is looked at.
   */
  tour?(key: string): Promise<readonly TourStop[]>;
  /** The options of a match in a few words, for lists and headers. */
  summary(options: JsonObject): string;
  /** A full sentence for a player. `options` are those of the match, which may have their own names of places. */
  refusal(refusal: Why, options: JsonObject): string;
  /** Like `refusal`, for an action from outside, such as a file. Its sentences are loaded at the first call. */
  outsideRefusal(refusal: Why, options: JsonObject): Promise<string>;
  /** Like `refusal`, for other input from outside. Its sentences are loaded at the first call. */
  problem(problem: Problem): Promise<string>;
  /** Loads the texts that only a match with such options needs; until then `event` has no sentences for it. */
  ready(options: JsonObject): Promise<void>;
  /**
   * A log sentence; null for an event too small for its own line. `name` returns the name of a seat, and for the number
   * after the last seat that of the automa. `times`: how many events with this sentence are told at once.
   * A game without words for that gives the same sentence.
   */
  event(
    event: Event,
    name: (seat: Seat) => string,
    options: JsonObject,
    times?: number,
  ): string | null;
  /**
   * Whether an event belongs to no player's turn, such as what a scoring gives everybody: the log tells it apart from
   * the turn that it ended. Left out: each belongs to its turn.
   */
  ofMatch?(event: Event): boolean;
  /**
   * What it is called that gives or takes points from everybody, where a list of turns is to name these points; left out:
   * the log's sentences do.
   */
  readonly scoring?: string;
  /**
   * Round and phase in a few words; left out where the rules have no `heading`. `shown`: what came before the decision is
   * still being shown.
   */
  heading?(heading: Heading, shown?: boolean): string;
  /** The same above a whole turn in the log; left out where every decision of a turn has the same heading. */
  turnHeading?(heading: Heading): string;
  /** On whose behalf a seat decides; left out where the rules have no `actingFor`. */
  actingFor?(whom: JsonObject): string;
  /** The name of the automa; left out: the game has none. */
  readonly automa?: string;
  /** The heading of a chart of the scores after each move. */
  readonly scoresByMove: string;
  /** The rules in our own words, for a match with these options and this number of seats. Loaded when they are opened. */
  help(options: JsonObject, seats?: number): Promise<Help>;
  /** Credits, sources of the data, and rights of others: paragraphs for the About page. */
  about(): Promise<readonly string[]>;
}

/** The words of one match: with the names of its seats and of the places on its board. */
export interface MatchWords<Event extends GameEvent, Why extends Refusal> {
  /** The name of a seat, or the automa's for the number after the last seat. */
  readonly name: (seat: Seat) => string;
  readonly event: (event: Event) => string | null;
  readonly refusal: (refusal: Why) => string;
}

/** A stop of a tour through the values of a composed setting. */
export interface TourStop {
  readonly value: string;
  /** What is new here after the earlier stops, in a sentence or two. */
  readonly news: string;
}

/** A heading, what is said below it, and what is listed there. */
interface PagePassage {
  readonly title: string;
  readonly text: string;
  readonly list: readonly { readonly title: string; readonly text: string }[];
}

/** A part of a page. */
export interface PageSection {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  /** The part of the value that the section is about, such as a digit; null: the whole. The game's view draws it. */
  readonly part: string | null;
  /** For every reader, and not only for those who want to know more. */
  readonly main: boolean;
  readonly passages: readonly PagePassage[];
}

/** Everything about one value of a composed setting, in a game whose values each have a page. */
export interface ValuePage {
  readonly title: string;
  /** In a few words each. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What happens one after the other. */
  readonly sequence: { readonly label: string; readonly steps: readonly string[] };
  readonly sections: readonly PageSection[];
}
