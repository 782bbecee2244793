import { lazyTexts } from '../../../kit/texts';

/** All texts of the game: every part in every language, loaded when it is first needed. */
export const texts = lazyTexts({
  en: {
    words: async () => (await import('./en')).words,
    brief: async () => (await import('./en/brief')).brief,
    extras: () => import('./en/extras'),
    standing: async () => (await import('./en/standing')).words,
    explainer: async () => (await import('./en/explainer')).words,
    hindsight: async () => (await import('./en/hindsight')).words,
    editor: async () => (await import('./en/editor')).words,
    lessons: async () => (await import('./en/lessons')).texts,
    puzzles: async () => (await import('./en/puzzles')).texts,
  },
  ko: {
    words: async () => (await import('./ko')).words,
    brief: async () => (await import('./ko/brief')).brief,
    extras: () => import('./ko/extras'),
    standing: async () => (await import('./ko/standing')).words,
    explainer: async () => (await import('./ko/explainer')).words,
    hindsight: async () => (await import('./ko/hindsight')).words,
    editor: async () => (await import('./ko/editor')).words,
    lessons: async () => (await import('./ko/lessons')).texts,
    puzzles: async () => (await import('./ko/puzzles')).texts,
  },
});
