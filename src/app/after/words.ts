import { verb, whose, within } from '../../kit/agree';
import { and } from '../../kit/and';
import { josa, whose as whoseKo } from '../../kit/josa';
import type { TextsOf } from '../../kit/texts';
import type { ScoreUnit } from '../../ui/game-view';
import { wordsHook } from '../../ui/words';
import type { End } from './figures-chart';

const score = (n: number, unit: ScoreUnit) =>
  unit === 'dollars' ? `$${n}` : `${n} ${n === 1 ? 'point' : 'points'}`;
const scoreKo = (n: number, unit: ScoreUnit) => `${n}${unit === 'dollars' ? '달러' : '점'}`;

const en = {
  replay: 'Replay',
  analysis: 'Analyze the match',
  analysisShort: 'Analyze',
  statistics: 'Statistics',
  share: 'Share',
  decided: 'What decided it',
  margin: (winner: string, n: number, by: number, second: string, unit: ScoreUnit) =>
    `${winner} won with ${score(n, unit)}, ${unit === 'dollars' ? score(by, unit) : by} more than ${within(second)}.`,
  level: (winner: string, second: string, n: number, unit: ScoreUnit) =>
    `${winner} and ${within(second)} tied at ${score(n, unit)}.`,
  /** Several share the first place. */
  shared: (winners: readonly string[], n: number, unit: ScoreUnit) =>
    `${and(winners.map((one, at) => (at > 0 ? within(one) : one)))} share the win with ${score(n, unit)} each.`,
  /** Where points do not decide, or nobody else has played. */
  won: (winner: string, n: number, unit: ScoreUnit) => `${winner} won with ${score(n, unit)}.`,
  lead: (winner: string, move: number, of: number) =>
    move === of
      ? `${winner} took the lead only with the last move.`
      : `${winner} led from move ${move} of ${of} to the end.`,
  comeback: (winner: string, move: number, leader: string, by: number, unit: ScoreUnit) =>
    `After move ${move}, ${within(winner)} ${verb(winner, 'was')} still ${score(by, unit)} behind ${within(leader)}.`,
  /** Chances as whole percentages. */
  turning: (move: number, by: string, winner: string, from: number, to: number) =>
    `The turning point was move ${move}, by ${within(by)}: ${whose(within(winner))} winning chances rose from ${from}% to ${to}%.`,
  /** Every turn is evaluated, and there was no turning point. */
  noTurning: (winner: string) =>
    `There was no turning point: no single move raised ${whose(within(winner))} winning chances by 10 points.`,
  chart: 'How it went',
  scores: { points: 'Points', dollars: 'Dollars' } satisfies Readonly<Record<ScoreUnit, string>>,
  chance: 'Winning chances',
  /** The chart in words: everybody's score at the end. */
  scoresSaid: (ends: readonly End[], unit: ScoreUnit) =>
    `${unit === 'dollars' ? 'Dollars' : 'Points'} from start to finish: ${ends.map(({ name, figure }) => `${name} ${figure}`).join(', ')}.`,
  /** Another chart in words: what it counts, and the figures at the end of those who have some. */
  figuresSaid: (title: string, ends: readonly End[]) => {
    const told = ends.map(({ name, figure }) => `${name} ${figure}`).join(', ');
    return told ? `${title}. At the end: ${told}.` : `${title}.`;
  },
  again: 'Rematch with the same players',
  /** The same as its button shows it; the accessible name contains it. */
  againShort: 'Rematch',
  whoBegins: 'Who goes first next time',
  /** Why this player would begin, as a sentence. */
  begins: {
    next: 'Next after this match’s first player.',
    last: 'Came last this time.',
    same: 'Went first this time too.',
  },
};

/** Texts of a finished match, loaded when it ends. */
export type AfterWords = TextsOf<typeof en>;

const ko: AfterWords = {
  replay: '다시 보기',
  analysis: '게임 분석하기',
  analysisShort: '분석',
  statistics: '통계',
  share: '공유하기',
  decided: '승부를 가른 것',
  margin: (winner, n, by, second, unit) =>
    `${josa(winner, '이/가')} ${josa(scoreKo(n, unit), '으로/로')} ${josa(second, '을/를')} ${scoreKo(by, unit)} 차로 이겼습니다.`,
  level: (winner, second, n, unit) =>
    `${josa(winner, '와/과')} ${josa(second, '이/가')} ${josa(scoreKo(n, unit), '으로/로')} 비겼습니다.`,
  shared: (winners, n, unit) =>
    `${josa(winners.join(', '), '이/가')} 나란히 ${josa(scoreKo(n, unit), '으로/로')} 공동 우승했습니다.`,
  won: (winner, n, unit) =>
    `${josa(winner, '이/가')} ${josa(scoreKo(n, unit), '으로/로')} 이겼습니다.`,
  lead: (winner, move, of) =>
    move === of
      ? `${josa(winner, '은/는')} 마지막 수에서야 앞섰습니다.`
      : `${josa(winner, '은/는')} ${of}수 중 ${move}수째부터 끝까지 앞섰습니다.`,
  comeback: (winner, move, leader, by, unit) =>
    `${move}수째까지도 ${josa(winner, '은/는')} ${leader}보다 ${scoreKo(by, unit)} 뒤져 있었습니다.`,
  turning: (move, by, winner, from, to) =>
    `승부처는 ${whoseKo(by)} ${move}수째였습니다. ${whoseKo(winner)} 승률이 ${from}%에서 ${to}%로 올랐습니다.`,
  noTurning: (winner) =>
    `뚜렷한 승부처는 없었습니다. ${whoseKo(winner)} 승률을 10%포인트 이상 올린 수가 없습니다.`,
  chart: '게임의 흐름',
  scores: { points: '점수', dollars: '달러' },
  chance: '승률',
  scoresSaid: (ends, unit) =>
    `처음부터 끝까지의 점수: ${ends.map(({ name, figure }) => `${name} ${scoreKo(figure, unit)}`).join(', ')}.`,
  figuresSaid: (title, ends) => {
    const told = ends.map(({ name, figure }) => `${name} ${figure}`).join(', ');
    return told ? `${title}. 마지막: ${told}.` : `${title}.`;
  },
  again: '같은 플레이어와 한 판 더',
  againShort: '한 판 더',
  whoBegins: '다음 게임의 시작 플레이어',
  begins: {
    next: '이번 시작 플레이어의 다음 차례입니다.',
    last: '이번 게임에서 마지막 순위였습니다.',
    same: '이번 게임에서도 먼저 시작했습니다.',
  },
};

export const AFTER_WORDS = { en, ko };

export const useAfterWords = wordsHook(AFTER_WORDS);
