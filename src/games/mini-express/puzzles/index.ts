import { isObject, type JsonObject } from '../../../kit/json';
import type { FiledPuzzle, Puzzle } from '../../../kit/puzzle';
import type { Language } from '../../../kit/words';
import { THEMES, type Theme, type ThemeTexts } from '../words/puzzle-themes';
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
  return FILED.map(({ proof: _, ...puzzle }) => ({
    ...puzzle,
    theme: texts[themeNamed(puzzle.theme)],
    options: optionsOf(puzzle.position),
    seats: Number(puzzle.position.seats),
  }));
}

function themeNamed(name: string): Theme {
  const theme = THEMES.find((one) => one === name);
  if (!theme) throw new RangeError(`no theme ${name}`);
  return theme;
}

function optionsOf({ options }: JsonObject): JsonObject {
  if (!isObject(options)) throw new TypeError('the position has no options');
  return options;
}
