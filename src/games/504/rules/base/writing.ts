import type { Json, JsonObject } from '../../../../kit/json';
import type { State } from '../state/state';
import { hexText, tilesInOrder } from './map';

/* Parts of written positions that several modules have; `read.ts` reads them. */

/** The hexes of some tiles. */
export function hexesOf(state: State, isOne: (tile: number) => boolean): readonly string[] {
  return tilesInOrder(state)
    .filter(isOne)
    .map((tile) => hexText(state, tile));
}

/** A part for each tile by its hex; null: it has none. */
export function writeByHex(state: State, part: (tile: number) => Json): JsonObject {
  const parts = tilesInOrder(state).map((tile) => [hexText(state, tile), part(tile)] as const);
  return Object.fromEntries(parts.filter(([, one]) => one !== null));
}

/** The counts above 0, from the one at `first` on. */
export function writeCounts(
  names: readonly string[],
  counts: ArrayLike<number>,
  first = 0,
): Record<string, number> {
  const named = names.map((name, at) => [name, counts[first + at]] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}

/** The places of the bits that are set. */
export function numbersIn(bits: number): readonly number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);
}
