import { whose } from '../../kit/agree';
import { whose as whoseKo } from '../../kit/josa';
import type { TextsOf } from '../../kit/texts';
import type { ScoreUnit } from '../../ui/game-view';
import { wordsHook } from '../../ui/words';

/** A change, with its sign. */
const signed = (by: number, unit: ScoreUnit) =>
  `${by < 0 ? '−' : '+'}${unit === 'dollars' ? '$' : ''}${Math.abs(by)}`;

const en = {
  log: 'Log',
  begin: 'Start',
  /** A position of a log that today's rules cannot replay. */
  keptPosition: 'A position saved at the time',
  /** A turn of several steps. */
  turnOf: (name: string) => `${whose(name)} turn`,
  steps: (name: string, count: number) => `${whose(name)} turn: ${count} steps`,
  /** For a step that the game has no sentence for. */
  goesOn: (name: string) => `${name}: next step.`,
  /** Above what happened to the whole match, such as a scoring. */
  everybody: 'Everybody',
  /** Purchases and the like, folded behind the outcomes of turns. */
  rest: 'Other steps',
  /** By how much a score has changed. Where it is in dollars it is named, for money alone has changed by another sum. */
  points: (by: number, unit: ScoreUnit) =>
    unit === 'dollars'
      ? `score ${signed(by, unit)}`
      : `${signed(by, unit)} ${Math.abs(by) === 1 ? 'point' : 'points'}`,
  signed,
  /** By how much scores have changed in all of a turn. */
  ofTurn: (points: readonly string[]) => `Turn: ${points.join(', ')}.`,
  /** The same by what is called so, such as a payday. */
  by: (what: string, points: readonly string[]) => `${what}: ${points.join(', ')}.`,
  /** Above news that wait for a tap. */
  news: 'News',
  /** News where no sentence of the log says it. */
  last: { round: 'The last round begins.', turn: 'The last turn begins.' },
  /** The order in which the players act. */
  order: (names: readonly string[]) => `Turn order: ${names.join(', ')}`,
};

/** Texts of a match's log, loaded with it. */
export type LogWords = TextsOf<typeof en>;

const ko: LogWords = {
  log: '기록',
  begin: '시작',
  keptPosition: '그때 저장된 장면',
  turnOf: (name) => `${whoseKo(name)} 차례`,
  steps: (name, count) => `${whoseKo(name)} 차례: ${count}단계`,
  goesOn: (name) => `${name}: 다음 단계.`,
  everybody: '모두',
  rest: '그 밖의 행동',
  points: (by, unit) => (unit === 'dollars' ? `점수 ${signed(by, unit)}` : `${signed(by, unit)}점`),
  signed,
  ofTurn: (points) => `이번 차례: ${points.join(', ')}.`,
  by: (what, points) => `${what}: ${points.join(', ')}.`,
  news: '소식',
  last: { round: '마지막 라운드가 시작됩니다.', turn: '마지막 턴이 시작됩니다.' },
  order: (names) => `차례 순서: ${names.join(', ')}`,
};

export const useLogWords = wordsHook({ en, ko });
