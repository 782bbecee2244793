import type { CatalogueEntry } from '../../games/catalogue';
import type { Ring } from './play-match';

/** A game of the catalogue with all that its computer players need. */
export async function loadRing(catalogue: readonly CatalogueEntry[], game: string): Promise<Ring> {
  const entry = catalogue.find(({ id }) => id === game);
  if (!entry)
    throw new Error(`There is no game ${game}: ${catalogue.map(({ id }) => id).join(', ')}.`);
  const [rules, reader, advice] = await Promise.all([
    entry.rules(),
    entry.reader(),
    entry.advice?.() ?? null,
  ]);
  return { rules, reader, advice };
}
