import { READING_PROBLEMS } from '../../../../kit/reading-words';

/** What the reader finds wrong. A word that isn’t here is shown as it is. */
export const problems: Readonly<Record<string, string>> = {
  ...READING_PROBLEMS.ko,
  'unknown-world': '그런 세계가 없습니다',
  'not-a-hex': '육각형 칸의 좌표가 아닙니다',
};
