import type { Reader } from '../../../kit/reader';
import { readPosition } from './position-read';
import type { State } from './state';

/** Positions (15), as they come from files, phones and the command line. There are no boards of one's own. */
export const reader: Reader<State> = {
  position: readPosition,
  designProblems: () => [{ problem: 'unknown-word', at: '' }],
};
