import { isolated } from '../../kit/names';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const settingNames: Readonly<Record<string, string>> = {
  people: 'players of the last match',
  choice: 'options of the last match',
  choices: 'options of the last matches',
  game: 'last game',
  lessons: 'progress in lessons',
  puzzles: 'solved puzzles',
  me: 'player shown in the statistics',
};

const en = {
  matches: (n: number) =>
    n === 1
      ? '1 match is damaged and cannot be read.'
      : `${n} matches are damaged and cannot be read.`,
  designs: (n: number) =>
    n === 1
      ? '1 design is damaged and cannot be read.'
      : `${n} designs are damaged and cannot be read.`,
  settings: (n: number) =>
    n === 1
      ? '1 setting is damaged. Its default is used instead.'
      : `${n} settings are damaged. Their defaults are used instead.`,
  unaffected: 'Everything else is fine.',
  /** The names that can still be read, and how many have none. */
  list: (names: readonly string[], nameless: number) =>
    [
      ...names.map((name) => `“${isolated(name)}”`),
      ...(nameless > 0 ? [`${nameless} without a readable name`] : []),
    ].join(', '),
  settingNames,
  save: 'Save what is left',
  remove: 'Remove',
  asksRemove: 'Remove what is damaged?',
  removeHint: 'If you may need it, save it first.',
  removed: 'Removed.',
  undo: 'Undo',
};

/** Texts about what cannot be read anymore, loaded with the screens that may show it. */
export type DamageWords = TextsOf<typeof en>;

const ko: DamageWords = {
  matches: (n) => `게임 ${n}개가 손상되어 읽을 수 없습니다.`,
  designs: (n) => `디자인 ${n}개가 손상되어 읽을 수 없습니다.`,
  settings: (n) => `설정 ${n}개가 손상되어 기본값을 씁니다.`,
  unaffected: '나머지는 이상이 없습니다.',
  list: (names, nameless) =>
    [
      ...names.map((name) => `‘${isolated(name)}’`),
      ...(nameless > 0 ? [`이름을 읽을 수 없는 항목 ${nameless}개`] : []),
    ].join(', '),
  settingNames: {
    people: '지난 게임의 플레이어',
    choice: '지난 게임의 옵션',
    choices: '지난 게임들의 옵션',
    game: '지난번에 한 게임',
    lessons: '튜토리얼 진도',
    puzzles: '푼 묘수풀이',
    me: '통계에 표시할 플레이어',
  },
  save: '남은 내용 저장',
  remove: '제거',
  asksRemove: '손상된 것을 제거하시겠습니까?',
  removeHint: '필요할 수 있다면 먼저 저장하세요.',
  removed: '제거했습니다.',
  undo: '되돌리기',
};

export const useDamageWords = wordsHook({ en, ko });
