import { type FiledPuzzle, puzzlesFrom } from '../../../kit/puzzle';
import { texts } from '../words/texts';
import found from './found.json' with { type: 'json' };

/** As written by the puzzle generator. A test checks the form. */
export const FILED: readonly FiledPuzzle[] = found as readonly unknown[] as readonly FiledPuzzle[];

/** All puzzles of the game, the easiest first. */
export const puzzlesIn = puzzlesFrom(FILED, texts);
