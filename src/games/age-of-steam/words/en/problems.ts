import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { ProblemWord } from '../dictionary';

export const problems: Readonly<Record<ProblemWord, string>> = {
  ...READING_PROBLEMS.en,
  'no-tile': 'no tile has this shape',
  'off-board': 'the map has no such hex',
};
