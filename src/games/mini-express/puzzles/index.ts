import { type FiledPuzzle, type Puzzle, puzzleOf } from '../../../kit/puzzle';
import type { Language } from '../../../kit/words';
import { texts } from '../words/texts';
import found from './found.json' with { type: 'json' };

/** As written by the puzzle generator. A test checks the form. */
export const FILED: readonly FiledPuzzle[] = found as readonly unknown[] as readonly FiledPuzzle[];

/** All puzzles of the game, the easiest first. */
export async function puzzlesIn(language: Language): Promise<readonly Puzzle[]> {
  const themes = await texts[language].puzzles.fetch();
  return FILED.map((puzzle) => puzzleOf(puzzle, themes));
}
