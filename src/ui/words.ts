import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TextsOf } from '../kit/texts';
import type { Language } from '../kit/words';

const en = {
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  dismiss: 'Dismiss',
};

const ko: TextsOf<typeof en> = {
  close: '닫기',
  zoomIn: '확대',
  zoomOut: '축소',
  fit: '지도 전체 보기',
  dismiss: '알림 닫기',
};

/** The language of everything below. The app provides it at the root. */
export const LanguageContext = createContext<Language>('en');

/** The language of the screen. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** A hook that returns these texts in the language of the screen. */
export function wordsHook<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return function useWordsHere(): Words {
    return words[useLanguage()];
  };
}

/** The few texts of the building blocks themselves; all others are passed to them. */
export const useUiWords = wordsHook({ en, ko });
