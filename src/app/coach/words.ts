import { minus } from '../../kit/minus';
import type { TextsOf } from '../../kit/texts';
import type { Language } from '../../kit/words';
import { wordsHook } from '../../ui/words';

const en = {
  hint: 'Hint',
  thinking: 'Thinking …',
  failed: 'No hint available.',
  intro: (moves: number) =>
    moves === 1
      ? 'The best move, with your winning chances. Tap it to see it before you play it.'
      : 'The best moves, with your winning chances. Tap one to see it before you play it.',
  /** Instead of `intro` where the chances after all moves are the same. */
  alike: (percent: number) =>
    `These moves are about equally good: after each your winning chances are about ${percent}%. Tap one to see it before you play it.`,
  /** Where nobody has more points than others, and yet the chance is not an even share. */
  seat: (percent: number) =>
    `Nobody leads yet. It is this place in the order of play that counts: among equal computers it wins about ${percent}%.`,
  /** A worth as a percentage of the win. */
  chance: (percent: number) => `${percent}%`,
  /** What a seat may do in its next turns, first to last. */
  plan: (turns: readonly string[]) => `Next, for example: ${turns.join('; then ')}.`,
  /** The same, where it follows from what is not drawn yet, such as unknown land. */
  planByChance: (turns: readonly string[]) =>
    `Next, if chance allows, for example: ${turns.join('; then ')}.`,
  /** The first steps of a turn that has more. */
  firstOf: (steps: string) => `${steps} and more`,
  /** The score after these turns, and how much less that is than what the first idea brings. */
  score: (score: number) => `Your score is then about ${minus(score)}.`,
  less: (score: number, by: number) =>
    `Your score is then about ${minus(score)}, ${by} less than after the first of these moves.`,
  show: 'Show on board',
  showOf: (move: string) => `Show on board: ${move}`,
  /** What is no place on the board, such as a bid: it is filled in, and waits to be confirmed. */
  choose: 'Choose this',
  chooseOf: (move: string) => `Choose this: ${move}`,
  /** What a move, or a turn of several, does to the chance to win, in percent. */
  givesUp: (from: number, to: number, wholeTurn: boolean) =>
    `${wholeTurn ? 'This turn' : 'This'} cuts your winning chances from about ${from}% to ${to}%.`,
  better: (move: string) => `Better: ${move}.`,
  /** What showing a better move on the board does, where the turn has gone another way. */
  takesBack: 'That takes back this turn to its start. Redo restores it.',
  again: 'Reconsider',
  notPlayed: 'Nothing was played.',
};

export type HintWords = TextsOf<typeof en>;

const ko: HintWords = {
  hint: '힌트',
  thinking: '생각하는 중 …',
  failed: '힌트를 얻지 못했습니다.',
  intro: () => '추천 수와 예상 승률입니다. 누르면 두기 전에 미리 볼 수 있습니다.',
  alike: (percent) =>
    `모두 비슷하게 좋은 수입니다. 어느 것을 두어도 예상 승률은 약 ${percent}%입니다. 누르면 두기 전에 미리 볼 수 있습니다.`,
  seat: (percent) =>
    `아직 앞선 사람이 없습니다. 두는 순서에 따른 차이입니다. 실력이 같은 컴퓨터끼리 두어도 이 순서에서는 약 ${percent}% 이깁니다.`,
  chance: (percent) => `${percent}%`,
  plan: (turns) => `다음 차례의 예: ${turns.join(' / 그다음 ')}.`,
  planByChance: (turns) => `운이 따르면 다음 차례의 예: ${turns.join(' / 그다음 ')}.`,
  firstOf: (steps) => `${steps} 등`,
  score: (score) => `그 뒤 내 점수는 약 ${minus(score)}입니다.`,
  less: (score, by) =>
    `그 뒤 내 점수는 약 ${minus(score)}(으)로, 첫 번째 수보다 ${by}만큼 적습니다.`,
  show: '보드에서 보기',
  showOf: (move) => `보드에서 보기: ${move}`,
  choose: '이것 고르기',
  chooseOf: (move) => `이것 고르기: ${move}`,
  givesUp: (from, to, wholeTurn) =>
    `${wholeTurn ? '이 차례를 이렇게 두면' : '이 수를 두면'} 승률이 약 ${from}%에서 ${to}%로 떨어집니다.`,
  better: (move) => `더 나은 수: ${move}.`,
  takesBack: '그러면 이 차례를 처음까지 무릅니다. ‘무르기 취소’로 되살릴 수 있습니다.',
  again: '다시 생각하기',
  notPlayed: '아직 두지 않았습니다.',
};

const WORDS = { en, ko };

/** What a table says when a move was held back. */
export function notPlayed(language: Language): string {
  return WORDS[language].notPlayed;
}

/** Texts of the coach around the game's own sentences. Loaded with the first hint. */
export const useHintWords = wordsHook(WORDS);
