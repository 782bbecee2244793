import { LINK_REFUSALS, TABLE_ENDS } from '../../../link/session/reasons';
import { linkingBarred } from '../../../match/linked/linked-tables';
import { wordsHook } from '../../../ui/words';
import { appearance } from '../../store/appearance';
import { en, type LinkWords } from './en';
import { ko } from './ko';
import { LINKED_MATCH } from './match-words';

const WORDS = { en, ko };

export const useLinkWords = wordsHook<LinkWords>(WORDS);

/** The texts in the current language, for code outside components. */
export function linkWords(): LinkWords {
  return WORDS[appearance.peek().language];
}

export function linkedMatchWords() {
  return LINKED_MATCH[appearance.peek().language];
}

/** The sentence for a refusal of the linked phones; null: it is a refusal of the rules. */
export function refusalSaid(because: string): string | null {
  const known = LINK_REFUSALS.find((one) => one === because);
  return known ? linkWords().refused[known] : null;
}

/** Why this browser cannot link phones, in a sentence; null: it can. */
export function barredSaid(): string | null {
  const barred = linkingBarred();
  const { insecure, trouble } = linkWords();
  return barred && (barred === 'insecure' ? insecure : trouble[barred]);
}

export function endingSaid(because: string, app: string | null): string {
  const { ended, otherApp } = linkWords();
  // The two numbers tell which phone has the older version.
  const isVersion = because === 'other-app' || because === 'other-protocol';
  if (isVersion && app !== null && app !== __APP_VERSION__) return otherApp(app, __APP_VERSION__);
  return ended[TABLE_ENDS.find((one) => one === because) ?? 'broken'];
}
