import { catalogue } from '../../games/catalogue';
import { puzzleCrafts } from '../../games/puzzle-crafts';
import type { Workshop } from './spot';

/** All that is needed to look for puzzles of a game. */
export async function openShop(game: string): Promise<Workshop> {
  const entry = catalogue.find(({ id }) => id === game);
  const craft = await puzzleCrafts[game]?.();
  if (!entry || !craft) throw new Error(`--game: nobody knows how to find puzzles of ${game}.`);
  const [rules, advice] = await Promise.all([entry.rules(), entry.advice?.() ?? null]);
  return { rules, advice, craft };
}
