import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'Rules',
  search: 'Search the rules',
  /** The chapters, to go to. */
  contents: 'Contents',
  found: (n: number) => `${n} ${n === 1 ? 'paragraph' : 'paragraphs'}`,
  nothing: 'No matches. Try a shorter search.',
  /** The mark of a ruling, and its meaning. */
  ruling: 'Ruling',
  rulings: 'Rulings',
  rulingsOf: (game: string) =>
    `Where the ${game} rulebooks are silent, an app still has to decide. This is what we do, and why.`,
  all: 'All rules',
  more: (title: string) => `More: ${title}`,
};

const ko: TextsOf<typeof en> = {
  title: '규칙',
  search: '규칙에서 찾기',
  contents: '목차',
  found: (n) => `${n}개 문단`,
  nothing: '찾는 말이 없습니다. 더 짧은 말로 찾아보세요.',
  ruling: '규칙 해석',
  rulings: '규칙 해석',
  rulingsOf: (game) =>
    `${game} 규칙서에 없는 경우에도 앱은 무언가를 정해야 합니다. 여기서는 이렇게 정했습니다.`,
  all: '모든 규칙',
  more: (title) => `더 보기: ${title}`,
};

/** Texts around a game's rules, loaded where they are shown or offered. */
export const useRulesWords = wordsHook({ en, ko });
