import { perPosition } from '../../../../../ui/per-position';
import { trolleyLines } from '../../../modules/deliver/model/lines';
import type { State } from '../../../rules/base/state';
import { type ByModule, inWorld } from '../base/in-world';
import { type Line, plainLines } from '../lines';

/** The table of modules: what each composes of several actions. */
const COMPOSED: ByModule<(state: State) => readonly Line[]> = [[1, trolleyLines]];

/** Everything that one tap may play on the map; composed lines come before plain ones for the same. */
export const linesIn = perPosition((state: State): readonly Line[] => [
  ...inWorld(COMPOSED, state).flatMap((lines) => lines(state)),
  ...plainLines(state),
]);
