import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** What is said of rulings. It is loaded where they are shown or offered, not with the app. */
export interface RulingsWords {
  readonly title: string;
  what(game: string): string;
}

const WORDS: Record<Language, RulingsWords> = {
  en: {
    title: 'Rulings',
    what: (game) =>
      `Where the rulebooks of ${game} say nothing, a program must still decide. This is what is played here, and why.`,
  },
  ko: {
    title: '규칙 해석',
    what: (game) =>
      `${game} 규칙서에 나오지 않는 경우에도 프로그램은 무언가를 정해야 합니다. 여기서는 이렇게 하고, 까닭은 이렇습니다.`,
  },
};

export function useRulingsWords(): RulingsWords {
  return WORDS[useLanguage()];
}
