import type { TextsOf } from './texts';
import type { Language } from './words';

const en = {
  /** Of a refusal that has no sentence: its word. */
  otherRefusal: (because: string) => `That isn’t possible (${because}).`,
  /** A sentence of what is wrong and at which place (empty: the whole). */
  problem: (wrong: string, at: string) =>
    at ? `Not valid at “${at}”: ${wrong}.` : `Not valid: ${wrong}.`,
};

/** What every game says of input from outside. */
export type OutsideWords = TextsOf<typeof en>;

const ko: OutsideWords = {
  otherRefusal: (because) => `할 수 없습니다 (${because}).`,
  problem: (wrong, at) =>
    at ? `‘${at}’에서 올바르지 않습니다: ${wrong}.` : `올바르지 않습니다: ${wrong}.`,
};

export const OUTSIDE_WORDS: Readonly<Record<Language, OutsideWords>> = { en, ko };
