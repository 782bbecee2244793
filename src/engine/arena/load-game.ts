import type { CatalogueEntry } from '../../games/catalogue';
import type { PlayableGame } from './play-match';

/** Loads a game of the catalogue with everything that computer players need. null: the first game. */
export async function loadGame(
  catalogue: readonly CatalogueEntry[],
  game: string | null,
): Promise<PlayableGame> {
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
