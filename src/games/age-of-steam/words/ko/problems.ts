import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { ProblemWord } from '../dictionary';

export const problems: Readonly<Record<ProblemWord, string>> = {
  ...READING_PROBLEMS.ko,
  'no-tile': '이런 모양의 타일은 없습니다',
  'off-board': '지도에 없는 칸입니다',
};
