import { within } from '../../kit/agree';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  title: 'Analysis',
  chart: 'Winning chances',
  /** The chart in words: everybody's chance to win at the shown position, after a move as the log numbers it. */
  chartSaid: (
    move: number,
    shares: readonly { readonly name: string; readonly percent: number }[],
  ) =>
    `Winning chances after ${move} ${move === 1 ? 'move' : 'moves'}: ${shares
      .map(({ name, percent }) => `${name} ${percent}%`)
      .join(', ')}.`,
  working: 'Analyzing every position …',
  failed: 'The analysis stopped.',
  /** Why there is no analysis yet: people hold what others may not see. */
  secret: 'Some information is still hidden. You can analyze the match once it is over.',
  costly: 'Costly moves',
  costlyHint: 'The moves that cost the most. Tap one for the position before it.',
  /** Of a list with some moves already. */
  unfinished: 'The analysis is still running: the list may change.',
  noneCostly: 'No move cost much.',
  notYet: 'No move has cost much so far.',
  turn: (move: number, name: string, from: number, to: number) =>
    `Move ${move}, ${within(name)}: from ${from}% down to ${to}%.`,
  better: (move: string) => `Better: ${move}.`,
  whatIf: 'What if …',
  whatIfHint: 'Start a new match from this position. Who plays?',
  begin: 'Play from here',
};

const ko: TextsOf<typeof en> = {
  title: '분석',
  chart: '승률',
  chartSaid: (move, shares) =>
    `${move}수째 이후 승률: ${shares.map(({ name, percent }) => `${name} ${percent}%`).join(', ')}.`,
  working: '모든 장면을 분석하는 중 …',
  failed: '분석이 멈췄습니다.',
  secret: '아직 공개되지 않은 정보가 있습니다. 게임이 끝나면 분석할 수 있습니다.',
  costly: '아쉬운 수',
  costlyHint: '승률이 가장 크게 떨어진 수입니다. 누르면 그 수를 두기 전 장면을 봅니다.',
  unfinished: '아직 분석하는 중이라 목록이 바뀔 수 있습니다.',
  noneCostly: '승률이 크게 떨어진 수가 없습니다.',
  notYet: '아직 승률이 크게 떨어진 수가 없습니다.',
  turn: (move, name, from, to) => `${move}수째, ${name}: 승률 ${from}% → ${to}%`,
  better: (move) => `더 나은 수: ${move}.`,
  whatIf: '만약에 …',
  whatIfHint: '이 장면에서 새 게임을 시작합니다. 누가 둘까요?',
  begin: '여기서 이어서 두기',
};

/** Texts of the analysis, loaded with it. */
export const useAnalysisWords = wordsHook({ en, ko });
