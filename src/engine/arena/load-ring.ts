import type { CatalogueEntry } from '../../games/catalogue';
import type { Ring } from './play-match';

/** A game of the catalogue, the first where none is named, with all that its computer players need. */
export async function loadRing(
  catalogue: readonly CatalogueEntry[],
  game: string | null,
): Promise<Ring> {
  const entry = game === null ? catalogue[0] : catalogue.find(({ id }) => id === game);
  if (!entry)
    throw new Error(`There is no game ${game}: ${catalogue.map(({ id }) => id).join(', ')}.`);
  const [rules, reader, advice] = await Promise.all([
    entry.rules(),
    entry.reader(),
    entry.advice?.() ?? null,
  ]);
  return { rules, reader, advice };
}
