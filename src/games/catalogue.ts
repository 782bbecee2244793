import type { AnyAdvice } from '../kit/advice';
import type { Lesson } from '../kit/lesson';
import type { Puzzle } from '../kit/puzzle';
import type { AnyReader } from '../kit/reader';
import type { AnyRules } from '../kit/rules';
import type { GameWords, Language } from '../kit/words';

/** A game of the house: its id, its name, and loaders of what is heavy. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  rules(): Promise<AnyRules>;
  /** Needed for what comes from outside; see kit/reader.ts. */
  reader(): Promise<AnyReader>;
  /** Needed by computer players; a game without it is searched by its rules alone. */
  advice?(): Promise<AnyAdvice>;
  words(language: Language): Promise<GameWords>;
  /** How to play it, learned by doing. */
  lessons?(language: Language): Promise<readonly Lesson[]>;
  /** Positions with one best answer, the easiest first. */
  puzzles?(language: Language): Promise<readonly Puzzle[]>;
}

/** Every game, in the order in which they are offered. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'mini-express',
    name: { en: 'Mini Express', ko: '미니 익스프레스' },
    rules: async () => (await import('./mini-express/rules')).rules,
    reader: async () => (await import('./mini-express/rules/reader')).reader,
    advice: async () => (await import('./mini-express/advice')).advice,
    words: async (language) =>
      language === 'ko'
        ? (await import('./mini-express/words/ko')).words
        : (await import('./mini-express/words/en')).words,
    lessons: async (language) => (await import('./mini-express/lessons')).lessonsIn(language),
    puzzles: async (language) => (await import('./mini-express/puzzles')).puzzlesIn(language),
  },
];
