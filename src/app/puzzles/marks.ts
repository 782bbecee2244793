import { type KeptSettings, keepSetting, keptSettings } from '../store/kept-settings';

/** By game and puzzle. A puzzle without a mark was never tried. */
export type Marks = KeptSettings['puzzles'];

/** The result of a puzzle on this phone. */
export type Mark = Marks[string];

/** The key of a puzzle's mark. */
export const puzzleKey = (game: string, id: string) => `${game} ${id}`;

/** Stores the result of a puzzle. A solved one stays solved. */
export async function keepMark(game: string, id: string, mark: Mark): Promise<void> {
  const key = puzzleKey(game, id);
  const { puzzles } = await keptSettings();
  if (puzzles[key] !== 'solved') await keepSetting('puzzles', { ...puzzles, [key]: mark });
}
