import type { Color, LINES } from '../data/board';
import type { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import type { PHASES } from '../rules/state';
import type { Unit } from '../rules/units';
import type { LanePlace } from './lane';

export type LineId = (typeof LINES)[number]['id'];

/** The spaces of the board; those of engineers have their numbers. */
type BoardSpace =
  | `${'black' | 'gray' | 'brown' | 'natural' | 'white' | 'light' | 'place'}-${1 | 2}`
  | `${'build' | 'industry'}-${1 | 2 | 3}`
  | 'any'
  | 'bottom'
  | 'doubler'
  | 'money'
  | 'temps'
  | 'hire'
  | 'last';

/** The parts of a round's score. */
export const PARTS = ['trans', 'peter', 'kiev', 'stars', 'medal', 'industry'] as const;
export type Part = (typeof PARTS)[number];

/** Names of what is on the table, in one language. */
export interface Names {
  readonly player: (number: number) => string;
  readonly line: Readonly<Record<LineId, string>>;
  readonly color: Readonly<Record<Color, string>>;
  readonly space: Readonly<Record<BoardSpace, string>>;
  readonly engineer: (number: number) => string;
  readonly factory: (tile: string) => string;
  /** A place of the industry track in a sentence, and on a button. */
  readonly lane: (place: LanePlace) => string;
  readonly laneShort: (place: LanePlace) => string;
  readonly token: Readonly<Record<(typeof TOKEN_IDS)[number], string>>;
  readonly card: Readonly<Record<(typeof CARD_IDS)[number], string>>;
  readonly startCard: Readonly<Record<(typeof START_CARD_IDS)[number], string>>;
  readonly bonusCard: Readonly<Record<(typeof BONUS_CARD_IDS)[number], string>>;
  /** One of a unit of the pool, or a lock. */
  readonly unit: Readonly<Record<Unit | 'hand' | 'spread' | 'again' | 'guest' | 'lock', string>>;
  /** Sources of points other than a space, an engineer or a factory. */
  readonly reason: Readonly<Record<'start' | 'token' | 'card' | 'key' | 'prize' | 'guest', string>>;
  readonly part: Readonly<Record<Part, string>>;
  readonly award: Readonly<Record<'worker' | 'token' | 'key', string>>;
  readonly phase: Readonly<Record<(typeof PHASES)[number], string>>;
  /** What is asked for in a phase. */
  readonly asked: Readonly<Record<(typeof PHASES)[number], string>>;
  readonly payment: Readonly<Record<'workers' | 'black' | 'rubles', (count: number) => string>>;
}

/** The name of a space, engineers among them; an unknown one keeps its word. */
export function spaceName(names: Names, space: string): string {
  const number = /^engineer-(\d+)$/.exec(space)?.[1];
  return number ? names.engineer(Number(number)) : nameIn(names.space, space);
}

/** What points are for (16). */
export function reasonName(names: Names, reason: string): string {
  const tile = /^factory-(.+)$/.exec(reason)?.[1];
  if (tile) return names.factory(tile);
  return Object.hasOwn(names.reason, reason)
    ? nameIn(names.reason, reason)
    : spaceName(names, reason);
}

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
