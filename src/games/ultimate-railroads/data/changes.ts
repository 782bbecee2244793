import { canonical, type Json } from '../../../kit/json';
import { TILES } from './tiles';
import type { Tiles } from './tiles-form';

/** The lists of tiles and cards. */
export const LISTS = [
  ...(['tiles', 'engineers', 'tokens', 'cards', 'startCards', 'bonusCards'] as const),
] as const;
export type ListId = (typeof LISTS)[number];

/** Whether something differs from what the app has in its place. */
export function isChanged(tiles: Tiles, list: ListId, index: number): boolean {
  return tiles !== TILES && mark(tiles, list, index) !== mark(TILES, list, index);
}

/** By list, the places of what differs from the app's tiles and cards. */
export function changesIn(tiles: Tiles, list: ListId): readonly number[] {
  return [...tiles[list].keys()].filter((index) => isChanged(tiles, list, index));
}

/** Everything of a tile that can differ, as text. */
function mark(tiles: Tiles, list: ListId, index: number): string {
  const { source: _, ...rest } = { source: '', ...tiles[list][index] };
  return canonical(rest as unknown as Json);
}
