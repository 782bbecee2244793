import type { Language } from '../../../kit/words';
import { type Lazy, lazy, useLazy } from '../../../ui/lazy';
import type { TableText } from '../words/en/table';
import type { Words } from '../words/words';

const WORDS: Readonly<Record<Language, Lazy<Words>>> = {
  en: lazy(async () => (await import('../words/en')).words),
  ko: lazy(async () => (await import('../words/ko')).words),
};

const TABLES: Readonly<Record<Language, Lazy<TableText>>> = {
  en: lazy(async () => (await import('../words/en/table')).table),
  ko: lazy(async () => (await import('../words/ko/table')).table),
};

/** The game's words; null until they are there. The app has usually asked for them before. */
export function useWords(language: Language): Words | null {
  return useLazy(WORDS[language]);
}

/** What only the table says; null until it is there. */
export function useTableText(language: Language): TableText | null {
  return useLazy(TABLES[language]);
}
