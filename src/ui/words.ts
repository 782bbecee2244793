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

/** The few texts of the building blocks themselves; all others are passed to them. */
type UiWords = TextsOf<typeof en>;

const ko: UiWords = {
  close: '닫기',
  zoomIn: '확대',
  zoomOut: '축소',
  fit: '지도 전체 보기',
  dismiss: '알림 닫기',
};

const WORDS: Record<Language, UiWords> = { en, ko };

/** The language of everything below. The app provides it at the root. */
export const LanguageContext = createContext<Language>('en');

/** The language of the screen. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useUiWords(): UiWords {
  return WORDS[useLanguage()];
}
