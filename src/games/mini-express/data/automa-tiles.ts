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
