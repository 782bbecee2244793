import type { Reader } from '../../../kit/reader';
import { readPosition } from './position-read';
import type { State } from './state/state';

/** Positions (J), as they come from files, phones and the command line. There are no designs of one's own. */
export const reader: Reader<State> = {
  position: readPosition,
  designProblems: () => [{ problem: 'unknown-word', at: '' }],
};
