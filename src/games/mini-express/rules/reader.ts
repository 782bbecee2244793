import type { Reader } from '../../../kit/reader';
import { boardProblems } from './board-problems';
import { readPosition } from './position-read';
import type { State } from './state';

/** Reads untrusted positions (12) and boards, from files, phones and the command line. */
export const reader: Reader<State> = {
  position: readPosition,
  designProblems: (_setting, design) => boardProblems(design),
};
