import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

/** Texts of the grid of everything that can be chosen, loaded with it. */
export interface VarietyWords {
  /** What blocks, rows and squares are, by the meanings of the parts of a value. */
  hint(block: string, row: string, square: string): string;
  /** How much of a whole or of a block has been played. */
  playedOf(played: number, of: number): string;
  /** Of a block in which nothing can be chosen, and of a value. */
  readonly blocked: string;
  times(count: number): string;
  readonly share: string;
  shareTitle(label: string): string;
  /** What the picture shows, for a screen reader. */
  picture(sentence: string): string;
}

const WORDS: Record<Language, VarietyWords> = {
  en: {
    hint: (block, row, square) =>
      `Blocks by ${block.toLowerCase()}, rows by ${row.toLowerCase()}, squares by ${square.toLowerCase()}. Open a block to see what is in it.`,
    playedOf: (played, of) => `${played} of ${of}`,
    blocked: 'not playable yet',
    times: (count) => {
      if (count === 0) return 'not played yet';
      return count === 1 ? 'played once' : `played ${count} times`;
    },
    share: 'Share as a picture',
    shareTitle: (label) => `${label}: what was played`,
    picture: (sentence) =>
      `A grid of everything there is, with what was played marked: ${sentence}`,
  },
  ko: {
    hint: (block, row, square) =>
      `묶음은 ${block}, 줄은 ${row}, 칸은 ${square} 순서입니다. 묶음을 열면 안을 볼 수 있습니다.`,
    playedOf: (played, of) => `${of}개 중 ${played}개`,
    blocked: '아직 할 수 없음',
    times: (count) => (count === 0 ? '아직 하지 않음' : `${count}번 함`),
    share: '그림으로 공유',
    shareTitle: (label) => `${label}: 지금까지 한 게임`,
    picture: (sentence) => `모든 칸에 지금까지 한 것을 표시한 그림: ${sentence}`,
  },
};

export function useVarietyWords(): VarietyWords {
  return WORDS[useLanguage()];
}
