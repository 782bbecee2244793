import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { Options } from '../../../../src/games/ultimate-railroads/rules/options';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import type { JsonObject } from '../../../../src/kit/json';
import { unwrap } from '../../../../src/kit/result';
import { withValues, writtenGame } from '../../written-game';
import positions from '../data/positions.json' with { type: 'json' };

export interface WrittenSeat {
  score: number;
  passed: boolean;
  workers: number;
  own: number;
  black: string;
  roubles: number;
  tracks: Record<string, number[]>;
  locos: Record<string, string[]>;
  factories: string[];
  industry: number[];
  doublers: number;
  engineers: number[];
  tokens: string[];
}

/** Tiles by the user, in the parts that the referee looks at. */
export interface WrittenTiles extends JsonObject {
  tokens: { id: string; effects: JsonObject[] }[];
  cards: { id: string; effects: JsonObject[] }[];
  bonusCards: { removedUnseen: number; cards: { id: string; each?: number; tiers?: Tiers }[] };
}
export type Tiers = readonly (readonly [least: number, points: number])[];

/** A position in its written form (15). */
export interface Written extends JsonObject {
  options: { tiles?: WrittenTiles };
  seats: number;
  turn: { phase: string; during?: string; seat: number | null; round: number };
  order: number[];
  claims: { '1': [number, number] | null; '2': [number, number] | null };
  strip: (number | null)[];
  startCards: string[];
  supply: Record<string, number>;
  returned: string[];
  doublers: number;
  cards: string[];
  bonus: { pile: string[]; out: string[]; picked: [number, string][] };
  taken: Record<string, [number, number, number, number]>;
  bottom: number[];
  pool: Record<string, number | [number, number]>;
  lock: JsonObject | null;
  table: (WrittenSeat & JsonObject)[];
}

export type Base = keyof typeof positions;

export function fresh(seats = 4, seed = 'fresh', options: Options = {}): State {
  return unwrap(rules.begin(options, seats, seed));
}

export const { write, read, flawOf, refused, played, legal, legalKind, sequences } = writtenGame<
  State,
  Written
>(rules, reader);

/** A position of the data, the values at these dotted paths replaced. */
export const edited = (base: Base, patch: Record<string, unknown> = {}): Written =>
  withValues(positions[base], patch);

/** The same, read. */
export function at(base: Base, patch: Record<string, unknown> = {}): State {
  return read(edited(base, patch));
}

/** The turn of seat 0 in round 1 while it uses its pool, and a strip without engineers. */
export const RESOLVING = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };
export const NOBODY = [null, null, null, null, null, null, null];

/** Four seats, of which seat 0 uses this pool. */
export function pooled(pool: JsonObject, patch: Record<string, unknown> = {}): State {
  return at('four', { turn: RESOLVING, pool, ...patch });
}

const TILES = ['2', '3', '4', '5', '6', '7', '8', '9', '10a', '10b'];

/** The supply of four seats without these tiles. */
export function supplyBut(...gone: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    TILES.map((tile) => [tile, 4 - gone.filter((one) => one === tile).length]),
  );
}

/** Actions in their written form. */
export const use = (space: string, ...pay: number[]) => ({ do: 'use', space, pay });
export const step = (as: string, line: string, colour: string) => ({
  do: 'step',
  as,
  line,
  colour,
});
