const TILES = ['2', '3', '4', '5', '6', '7', '8', '9', '10a', '10b'];

/** The supply of four seats without these tiles. */
export function supplyBut(...gone: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    TILES.map((tile) => [tile, 4 - gone.filter((one) => one === tile).length]),
  );
}
