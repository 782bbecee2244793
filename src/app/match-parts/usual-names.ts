import type { Language } from '../../kit/words';
import { YOU } from './shown-names';

/*
 * The names that the app gives, in a match, a lesson and a puzzle alike.
 */

/** The usual names of computers, enough for every seat. A name and its translation have the same place. */
export const COMPUTER_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil', 'Juno', 'Felix', 'Cora'],
  // None begins with 나: on a mark that would be “me”.
  ko: ['가온', '하람', '다온', '라온', '마루', '바름', '소담', '아라', '하늘'],
};

/** The people at the table of a lesson or a puzzle, the learner first. */
export const tableNames = (language: Language) => [YOU[language], ...COMPUTER_NAMES[language]];
