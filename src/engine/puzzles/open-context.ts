import { catalogue } from '../../games/catalogue';
import { puzzleGenerators } from '../../games/puzzle-generators';
import type { PuzzleContext } from './puzzle-context';

/** Loads everything that is needed to find puzzles of a game. */
export async function openContext(game: string): Promise<PuzzleContext> {
  const entry = catalogue.find(({ id }) => id === game);
  const generator = await puzzleGenerators[game]?.();
  if (!entry || !generator) throw new Error(`--game: nobody knows how to find puzzles of ${game}.`);
  const [rules, advice] = await Promise.all([entry.rules(), entry.advice?.() ?? null]);
  return { rules, advice, generator: generator };
}
