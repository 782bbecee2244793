import type { Language } from './words';

/** What every game says of input from outside. */
export interface OutsideWords {
  /** Of a refusal that has no sentence: its word. */
  otherRefusal(because: string): string;
  /** A sentence of what is wrong and at which place (empty: the whole). */
  problem(wrong: string, at: string): string;
}

export const OUTSIDE_WORDS: Readonly<Record<Language, OutsideWords>> = {
  en: {
    otherRefusal: (because) => `That isn’t possible (${because}).`,
    problem: (wrong, at) => (at ? `Not valid at “${at}”: ${wrong}.` : `Not valid: ${wrong}.`),
  },
  ko: {
    otherRefusal: (because) => `할 수 없습니다 (${because}).`,
    problem: (wrong, at) =>
      at ? `‘${at}’에서 올바르지 않습니다: ${wrong}.` : `올바르지 않습니다: ${wrong}.`,
  },
};
