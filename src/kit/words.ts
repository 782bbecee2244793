import type { JsonObject } from './json';
import type { GameEvent, Problem, Refusal, Seat } from './rules';

export type Language = 'en' | 'ko';
export const LANGUAGES: readonly Language[] = ['en', 'ko'];

/** What a game says in one language to the screens that do not know it. */
export interface GameWords {
  readonly name: string;
  readonly tagline: string;
  /** Label and one explaining sentence for an option, and for each of its values. */
  setting(key: string): { readonly label: string; readonly sentence: string };
  value(
    key: string,
    value: string | boolean,
  ): { readonly label: string; readonly sentence: string };
  /** The options of a match in a few words, for lists and headers. */
  summary(options: JsonObject): string;
  /** A full sentence for a player. */
  refusal(refusal: Refusal): string;
  problem(problem: Problem): string;
  /** A log sentence; null for an event too small for a line of its own. `name` gives the name of a seat. */
  event(event: GameEvent, name: (seat: Seat) => string): string | null;
  /** Credits, sources of the data, and what is not ours: paragraphs for the About page. */
  readonly about: readonly string[];
}
