import { minus } from '../../kit/minus';
import type { TextsOf } from '../../kit/texts';
import type { ScoreUnit } from '../../ui/game-view';
import { wordsHook } from '../../ui/words';

const scoreEn = (n: number, unit: ScoreUnit) =>
  unit === 'dollars'
    ? minus(n).replace(/\d/, '$$$&')
    : `${minus(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`;
const scoreKo = (n: number, unit: ScoreUnit) => `${minus(n)}${unit === 'dollars' ? '달러' : '점'}`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

export const en = {
  title: 'What this match is about',
  goal: 'Goal',
  end: 'The end',
  points: 'Points',
  money: 'Money',
  standing: 'Where you stand',
  /** For spectators. */
  standings: 'How it stands',
  play: 'Play',
  score: scoreEn,
  out: 'You are out of the game.',
  level: (score: string) => `If it ended now, everybody would have ${score}.`,
  alone: (score: string) => `If it ended now, you would have ${score}.`,
  /** Nobody has more. */
  shared: (score: string, other: string) =>
    `If it ended now, you would have ${score}, as many as ${other}. Nobody would have more.`,
  ahead: (score: string, by: string, second: string) =>
    `If it ended now, you would be first with ${score}, ${by} ahead of ${second}.`,
  behind: (place: number, among: number, score: string, by: string, first: string) =>
    `If it ended now, you would be ${ORDINALS[place] ?? `number ${place}`} of ${among} with ${score}, ${by} behind ${first}.`,
  all: (scores: readonly { readonly name: string; readonly score: string }[]) =>
    `If it ended now: ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}.`,
};

export type BriefWords = TextsOf<typeof en>;

export const ko: BriefWords = {
  title: '이번 게임 안내',
  goal: '목표',
  end: '게임 종료',
  points: '점수',
  money: '돈',
  standing: '지금 내 순위',
  standings: '지금 순위',
  play: '시작하기',
  score: scoreKo,
  out: '게임에서 탈락했습니다.',
  level: (score) => `지금 끝난다면 모두 ${score}입니다.`,
  alone: (score) => `지금 끝난다면 ${score}입니다.`,
  shared: (score, other) =>
    `지금 끝난다면 ${score}이고 ${other}도 같습니다. 더 높은 사람은 없습니다.`,
  ahead: (score, by, second) =>
    `지금 끝난다면 1위, ${score}입니다. 2위 ${second}보다 ${by} 많습니다.`,
  behind: (place, among, score, by, first) =>
    `지금 끝난다면 ${among}명 중 ${place}위, ${score}입니다. 1위 ${first}보다 ${by} 적습니다.`,
  all: (scores) =>
    `지금 끝난다면 ${scores.map(({ name, score }) => `${name} ${score}`).join(', ')}입니다.`,
};

/** What a match is about, as far as all games say it alike. Loaded with the sheet. */
export const useBriefWords = wordsHook({ en, ko });
