import type { State } from '../../../src/games/age-of-steam/rules/state';
import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';

/** What is asked: a phase. */
export const kindOf = (state: State): string => phaseOf(state);

/** Everything that can be asked. */
export const PANELS = ['issue', 'auction', 'select', 'build', 'move', 'grow', 'over'];
