import type { Language } from '../../../src/kit/words';
import { type Lazy, lazy, useLazy } from '../../../src/ui/lazy';
import type { Words } from '../words/words';

export const WORDS: Readonly<Record<Language, Lazy<Words>>> = {
  en: lazy(async () => (await import('../words/en')).words),
  ko: lazy(async () => (await import('../words/ko')).words),
};

/** The game's words; null until they are there. The app has usually asked for them before. */
export function useWords(language: Language): Words | null {
  return useLazy(WORDS[language]);
}
