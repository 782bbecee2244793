import type { CompanyId } from './companies';

export type DemandColor = CompanyId | 'purple';

export interface DemandTileForm {
  /** A company, then a second one, the same one again, or purple (a choice). */
  readonly tile: readonly [CompanyId, DemandColor];
  readonly count: number;
}

/**
 * The 32 demand tiles. Printed: the number of tiles, their three kinds, and the four purple ones. Reconstructed:
 * the number of each mixed pair and of each double.
 */
export const DEMAND_TILES: readonly DemandTileForm[] = [
  { tile: ['brown', 'gray'], count: 4 },
  { tile: ['brown', 'orange'], count: 4 },
  { tile: ['brown', 'white'], count: 4 },
  { tile: ['gray', 'orange'], count: 4 },
  { tile: ['gray', 'white'], count: 4 },
  { tile: ['orange', 'white'], count: 4 },
  { tile: ['brown', 'brown'], count: 1 },
  { tile: ['gray', 'gray'], count: 1 },
  { tile: ['orange', 'orange'], count: 1 },
  { tile: ['white', 'white'], count: 1 },
  { tile: ['brown', 'purple'], count: 1 },
  { tile: ['gray', 'purple'], count: 1 },
  { tile: ['orange', 'purple'], count: 1 },
  { tile: ['white', 'purple'], count: 1 },
];
