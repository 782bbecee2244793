import type { Language } from '../../../kit/words';
import { useLanguage } from '../../../ui/words';
import { appearance } from '../../appearance';
import type { LinkWords } from './dictionary';
import { en } from './en';
import { ko } from './ko';

const WORDS: Record<Language, LinkWords> = { en, ko };

export function useLinkWords(): LinkWords {
  return WORDS[useLanguage()];
}

/** Outside of screens. */
export function linkWords(): LinkWords {
  return WORDS[appearance.peek().language];
}
