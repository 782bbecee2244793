import type { Reader } from '../../../kit/reader';
import { type BoardProblems, readPosition } from './position-read';
import type { State } from './state';

/** Reads positions (12) as they come from files, phones and the command line, on boards without a problem. */
export function readerWith(boardProblems: BoardProblems): Reader<State> {
  return {
    position: (json, seed) => readPosition(json, seed, boardProblems),
    designProblems: (_setting, design) => boardProblems(design),
  };
}

/** There are no boards of one's own. */
export const reader = readerWith(() => [{ problem: 'unknown-word', at: '' }]);
