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

/** The tiles in the automa's bag. */
export interface AutomaTilesForm {
  /** Steps of the target marker and of the company marker. */
  readonly numbered: readonly { readonly city: number; readonly company: number }[];
  /** Tiles that return all drawn tiles to the bag. */
  readonly refresh: number;
}

/**
 * The 14 automa tiles. Printed: 12 numbered and 2 refresh tiles; city 2 occurs with company 1 and with company 2.
 * Reconstructed: the other pairs.
 */
export const AUTOMA_TILES: AutomaTilesForm = {
  numbered: [1, 2, 3].flatMap((city) => [1, 2, 3, 4].map((company) => ({ city, company }))),
  refresh: 2,
};
