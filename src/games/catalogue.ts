import type { Lesson } from '../kit/lesson';
import type { Puzzle } from '../kit/puzzle';
import type { AnyReader } from '../kit/reader';
import type { GameWords, Language } from '../kit/words';
import { type GameThinking, thinking } from './thinking';

/** A game of the house: its id, its name, and loaders of what is heavy. */
export interface CatalogueEntry extends GameThinking {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Needed for what comes from outside; see kit/reader.ts. */
  reader(): Promise<AnyReader>;
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
    ...thinking['mini-express'],
    reader: async () => (await import('./mini-express/rules/reader')).reader,
    words: async (language) =>
      language === 'ko'
        ? (await import('./mini-express/words/ko')).words
        : (await import('./mini-express/words/en')).words,
    lessons: async (language) => (await import('./mini-express/lessons')).lessonsIn(language),
    puzzles: async (language) => (await import('./mini-express/puzzles')).puzzlesIn(language),
  },
];
