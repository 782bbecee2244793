import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../../kit/words';
import type { Words } from './en';

const LOADERS: Record<Language, () => Promise<Words>> = {
  en: () => import('./en').then((module) => module.en),
  ko: () => import('./ko').then((module) => module.ko),
};

export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}

const WordsContext = createContext<Words | null>(null);
export const WordsProvider = WordsContext.Provider;

/** Whether the app's root has loaded any words yet. */
export function useHasWords(): boolean {
  return useContext(WordsContext) !== null;
}

/** The words of the current language; only once there are any. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('words are used outside the app');
  return words;
}
