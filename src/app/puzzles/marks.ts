import type { Puzzle } from '../../kit/puzzle';
import { type KeptSettings, keepSetting, keptSettings } from '../store/kept-settings';

/** By game and puzzle. A puzzle without a mark was never tried. */
export type Marks = KeptSettings['puzzles'];

export type Mark = Marks[string];

export const puzzleKey = (game: string, id: string) => `${game} ${id}`;

/** Stores the result of a puzzle. A solved one stays solved. */
export async function keepMark(game: string, id: string, mark: Mark): Promise<void> {
  const key = puzzleKey(game, id);
  const { puzzles } = await keptSettings();
  if (puzzles[key] !== 'solved') await keepSetting('puzzles', { ...puzzles, [key]: mark });
}

/** The next unsolved puzzle after `id`, continuing from the first after the last; null: there is no other. */
export function nextUnsolved(
  game: string,
  puzzles: readonly Puzzle[],
  marks: Marks,
  id: string | null,
): Puzzle | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
  const inTurn = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  const open = (puzzle: Puzzle) =>
    puzzle.id !== id && marks[puzzleKey(game, puzzle.id)] !== 'solved';
  return inTurn.find(open) ?? null;
}
