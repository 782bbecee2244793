import type { GameCard } from '../kit/game-card';
import type { Lesson } from '../kit/lesson';
import type { Puzzle } from '../kit/puzzle';
import type { AnyReader } from '../kit/reader';
import type { GameWords, Language } from '../kit/words';
import { card as fiveOhFour } from './504/card';
import { card as ageOfSteam } from './age-of-steam/card';
import { card as miniExpress } from './mini-express/card';
import { type GameThinking, thinking } from './thinking';
import { card as ultimateRailroads } from './ultimate-railroads/card';

/** A game: its id, its name, and loaders for its large parts. */
export interface CatalogueEntry extends GameThinking {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly card: GameCard;
  /** Loaded only to read untrusted input; see kit/reader.ts. */
  reader(): Promise<AnyReader>;
  words(language: Language): Promise<GameWords>;
  /** Lessons, in their order. */
  lessons?(language: Language): Promise<readonly Lesson[]>;
  /** Puzzles, the easiest first. */
  puzzles?(language: Language): Promise<readonly Puzzle[]>;
}

/** Every game, in the order in which the app lists those that have a view; see offered.ts. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'mini-express',
    name: { en: 'Mini Express', ko: '미니 익스프레스' },
    card: miniExpress,
    ...thinking['mini-express'],
    reader: async () => (await import('./mini-express/rules/reader')).reader,
    words: async (language) =>
      (await import('./mini-express/words/texts')).texts[language].words.fetch(),
    lessons: async (language) => (await import('./mini-express/lessons')).lessonsIn(language),
    puzzles: async (language) => (await import('./mini-express/puzzles')).puzzlesIn(language),
  },
  {
    id: 'age-of-steam',
    name: { en: 'Age of Steam', ko: '에이지 오브 스팀' },
    card: ageOfSteam,
    ...thinking['age-of-steam'],
    reader: async () => (await import('./age-of-steam/rules/reader')).reader,
    words: async (language) =>
      (await import('./age-of-steam/words/texts')).texts[language].words.fetch(),
    lessons: async (language) => (await import('./age-of-steam/lessons')).lessonsIn(language),
    puzzles: async (language) => (await import('./age-of-steam/puzzles')).puzzlesIn(language),
  },
  {
    id: 'ultimate-railroads',
    name: { en: 'Ultimate Railroads', ko: '얼티밋 레일로드' },
    card: ultimateRailroads,
    ...thinking['ultimate-railroads'],
    reader: async () => (await import('./ultimate-railroads/rules/reader')).reader,
    words: async (language) =>
      (await import('./ultimate-railroads/words/texts')).texts[language].words.fetch(),
    lessons: async (language) => (await import('./ultimate-railroads/lessons')).lessonsIn(language),
    puzzles: async (language) => (await import('./ultimate-railroads/puzzles')).puzzlesIn(language),
  },
  {
    id: '504',
    name: { en: '504', ko: '504' },
    card: fiveOhFour,
    ...thinking['504'],
    reader: async () => (await import('./504/rules/reader')).reader,
    words: async (language) => (await import('./504/words/texts')).texts[language].words.fetch(),
    lessons: async (language) => (await import('./504/lessons')).lessonsIn(language),
  },
];
