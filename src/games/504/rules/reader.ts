import type { Reader } from '../../../kit/reader';
import type { State } from './base/state';
import { readPosition } from './position-read';

/** Positions (J), as they come from files, phones and the command line. There are no designs of one's own. */
export const reader: Reader<State> = {
  position: readPosition,
  designProblems: () => [{ problem: 'unknown-word', at: '' }],
};
