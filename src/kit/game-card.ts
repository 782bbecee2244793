import type { JsonObject } from './json';

/** What the first screens show of a game before anything of it is loaded. */
export interface GameCard {
  /** A small picture of 96 by 64 as SVG text, in the colors of the theme. */
  readonly picture: string;
  /** The fewest and the most people who can play. */
  readonly seats: readonly [fewest: number, most: number];
  /** How long a match takes, in minutes. */
  readonly minutes: readonly [shortest: number, longest: number];
  /** The id of the lesson that Home offers on a first visit. */
  readonly firstLesson: string;
  /** How many steps that lesson has. */
  readonly firstSteps: number;
  /** How many lessons the game has. */
  readonly lessons: number;
  /** What lists call the variant that a match plays, from its options; left out: nothing. */
  variant?(options: JsonObject): string | null;
}
