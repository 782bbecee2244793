import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts of a match's log, loaded with it. */
export interface LogWords {
  readonly log: string;
  readonly begin: string;
  /** A position of a log that today's rules cannot replay. */
  readonly keptPosition: string;
  /** A turn of several steps. */
  turnOf(name: string): string;
  steps(name: string, count: number): string;
  /** For a step that the game has no sentence for. */
  goesOn(name: string): string;
  /** After the first sentence of a folded turn: how many more. */
  more(sentences: number): string;
  /** The order in which the players act. */
  order(names: readonly string[]): string;
}

const WORDS: Record<Language, LogWords> = {
  en: {
    log: 'Log',
    begin: 'Start',
    keptPosition: 'A position saved at the time',
    turnOf: (name) => `${name}’s turn`,
    steps: (name, count) => `${name}’s turn: ${count} steps`,
    goesOn: (name) => `${name} goes on to the next step.`,
    more: (sentences) => `and ${sentences} more ${sentences === 1 ? 'line' : 'lines'}`,
    order: (names) => `Turn order: ${names.join(', ')}`,
  },
  ko: {
    log: '기록',
    begin: '시작',
    keptPosition: '그때 저장된 장면',
    turnOf: (name) => `${name}의 차례`,
    steps: (name, count) => `${name}의 차례: ${count}단계`,
    goesOn: (name) => `${name}의 다음 단계`,
    more: (sentences) => `외 ${sentences}건`,
    order: (names) => `차례 순서: ${names.join(', ')}`,
  },
};

export function useLogWords(): LogWords {
  return WORDS[useLanguage()];
}
