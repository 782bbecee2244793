import { perPosition } from '../../../../kit/per-position';
import type { State } from '../../rules/state';
import { trolleyLines } from '../deliver/lines';
import { type Line, plainLines } from '../lines';
import { type ByModule, inWorld } from './in-world';

/** The table of modules: what each composes of several actions. */
const COMPOSED: ByModule<(state: State) => readonly Line[]> = [[1, trolleyLines]];

/** Everything that one tap may play on the map; composed lines come before plain ones for the same. */
export const linesIn = perPosition((state: State): readonly Line[] => [
  ...inWorld(COMPOSED, state).flatMap((lines) => lines(state)),
  ...plainLines(state),
]);
