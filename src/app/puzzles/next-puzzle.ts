import type { Puzzle } from '../../kit/puzzle';
import { type Marks, puzzleKey } from './marks';

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
