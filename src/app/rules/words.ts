import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts around a game's rules, loaded where they are shown or offered. */
export interface RulesWords {
  readonly title: string;
  readonly search: string;
  found(paragraphs: number): string;
  readonly nothing: string;
  /** The mark of a ruling, and its meaning. */
  readonly ruling: string;
  readonly rulings: string;
  rulingsOf(game: string): string;
  readonly all: string;
  more(title: string): string;
}

const WORDS: Record<Language, RulesWords> = {
  en: {
    title: 'Rules',
    search: 'Search the rules',
    found: (n) => `${n} ${n === 1 ? 'paragraph' : 'paragraphs'}`,
    nothing: 'No paragraph has these words. Fewer letters find more.',
    ruling: 'Ruling',
    rulings: 'Rulings',
    rulingsOf: (game) =>
      `Where the rulebooks of ${game} say nothing, a program must still decide. This is what is played here, and why.`,
    all: 'All rules',
    more: (title) => `More: ${title}`,
  },
  ko: {
    title: '규칙',
    search: '규칙에서 찾기',
    found: (n) => `${n}개 문단`,
    nothing: '이 말이 있는 문단이 없습니다. 글자를 줄이면 더 많이 찾습니다.',
    ruling: '규칙 해석',
    rulings: '규칙 해석',
    rulingsOf: (game) =>
      `${game} 규칙서에 나오지 않는 경우에도 프로그램은 무언가를 정해야 합니다. 여기서는 이렇게 하고, 까닭은 이렇습니다.`,
    all: '모든 규칙',
    more: (title) => `더 보기: ${title}`,
  },
};

export function useRulesWords(): RulesWords {
  return WORDS[useLanguage()];
}
