import type { Help } from './help';
import type { JsonObject } from './json';
import type { GameEvent, Problem, Refusal, Seat } from './rules';

export type Language = 'en' | 'ko';
export const LANGUAGES: readonly Language[] = ['en', 'ko'];

/** What a game says in one language to the screens that do not know it. */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  /** Label and one explaining sentence for an option, and for each of its values beside the other options. */
  setting(key: string): { readonly label: string; readonly sentence: string };
  value(
    key: string,
    value: string | boolean,
    beside: JsonObject,
  ): { readonly label: string; readonly sentence: string };
  /** The options of a match in a few words, for lists and headers. */
  summary(options: JsonObject): string;
  /** A full sentence for a player. `options` are those of the match, which may name places of their own. */
  refusal(refusal: Refusal, options: JsonObject): string;
  /** As `refusal`, of an action from outside, such as a file; its sentences are fetched with the first. */
  outsideRefusal(refusal: Refusal, options: JsonObject): Promise<string>;
  /** As `refusal`, of what comes from outside; its sentences are fetched with the first. */
  problem(problem: Problem): Promise<string>;
  /** Fetches what can happen only in a match with such options; until then `event` cannot tell it. */
  ready(options: JsonObject): Promise<void>;
  /**
   * A log sentence; null for an event too small for a line of its own. `name` gives the name of a seat, and
   * for the number after the last seat that of the automa.
   */
  event(event: GameEvent, name: (seat: Seat) => string, options: JsonObject): string | null;
  /** The name of an opponent that plays by the rules of the game alone and holds no seat. */
  readonly automa: string;
  /** The rules in our own words; fetched when somebody wants to read them. */
  help(): Promise<Help>;
  /** Credits, sources of the data, and what is not ours: paragraphs for the About page. */
  about(): Promise<readonly string[]>;
}
