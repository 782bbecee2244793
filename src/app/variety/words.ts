import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  /** What blocks, rows and squares are, by the meanings of the parts of a value. */
  hint: (block: string, row: string, square: string) =>
    `Blocks by ${block.toLowerCase()}, rows by ${row.toLowerCase()}, squares by ${square.toLowerCase()}. Open a block to see what is in it.`,
  /** How much of a whole or of a block has been played. */
  playedOf: (played: number, of: number) => `${played} of ${of}`,
  /** Of a block in which nothing can be chosen, and of a value. */
  blocked: 'not playable yet',
  times: (count: number) => {
    if (count === 0) return 'not played yet';
    return count === 1 ? 'played once' : `played ${count} times`;
  },
  share: 'Share as a picture',
  shareTitle: (label: string) => `${label}: what was played`,
  /** What the picture shows, for a screen reader. */
  picture: (sentence: string) =>
    `A grid of everything there is, with what was played marked: ${sentence}`,
};

const ko: TextsOf<typeof en> = {
  hint: (block, row, square) =>
    `묶음은 ${block}, 줄은 ${row}, 칸은 ${square} 순서입니다. 묶음을 열면 안을 볼 수 있습니다.`,
  playedOf: (played, of) => `${of}개 중 ${played}개`,
  blocked: '아직 할 수 없음',
  times: (count) => (count === 0 ? '아직 하지 않음' : `${count}번 함`),
  share: '그림으로 공유',
  shareTitle: (label) => `${label}: 지금까지 한 게임`,
  picture: (sentence) => `모든 칸에 지금까지 한 것을 표시한 그림: ${sentence}`,
};

/** Texts of the grid of everything that can be chosen, loaded with it. */
export const useVarietyWords = wordsHook({ en, ko });
