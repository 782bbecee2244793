import type { Language } from '../../../kit/words';
import { useLanguage } from '../../../ui/words';
import { appearance } from '../../store/appearance';
import { en, type LinkWords } from './en';
import { ko } from './ko';

const WORDS: Record<Language, LinkWords> = { en, ko };

export function useLinkWords(): LinkWords {
  return WORDS[useLanguage()];
}

/** The texts in the current language, for code outside components. */
export function linkWords(): LinkWords {
  return WORDS[appearance.peek().language];
}
