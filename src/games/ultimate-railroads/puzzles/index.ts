import { type FiledPuzzle, type Puzzle, puzzleOf } from '../../../kit/puzzle';
import type { Language } from '../../../kit/words';
import type { ThemeTexts } from '../words/puzzle-themes';
import found from './found.json' with { type: 'json' };

/** As written by the puzzle generator. A test checks the form. */
export const FILED: readonly FiledPuzzle[] = found as readonly unknown[] as readonly FiledPuzzle[];

const TEXTS: Readonly<Record<Language, () => Promise<ThemeTexts>>> = {
  en: async () => (await import('../words/en/puzzles')).texts,
  ko: async () => (await import('../words/ko/puzzles')).texts,
};

/** All puzzles of the game, the easiest first. */
export async function puzzlesIn(language: Language): Promise<readonly Puzzle[]> {
  const texts = await TEXTS[language]();
  return FILED.map((puzzle) => puzzleOf(puzzle, texts));
}
