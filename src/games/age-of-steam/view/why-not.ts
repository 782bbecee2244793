import type { Refusal } from '../../../kit/rules';
import { rules } from '../rules';
import { BUILD_KIND, packAction } from '../rules/action';
import { isTownHex } from '../rules/board';
import { SHAPES, SPOKES } from '../rules/shapes';
import type { State } from '../rules/state';

/** The reasons against a tile in the order in which the rules judge (13): a later one was nearer to being legal. */
const JUDGED = [
  ...['city', 'built-here', 'wrong-tile', 'unchanged', 'must-keep', 'first-tile', 'off-board'],
  ...['foreign', 'loop', 'not-connected', 'no-tile', 'no-town-disc', 'discs', 'money'],
];

/** Why no tile can be built on a hex: of all tiles of its kind, the one that came nearest. */
export function whyNoTile(state: State, hex: number): Refusal {
  let nearest: Refusal = { because: 'wrong-phase' };
  for (let shape = 1; shape < SHAPES; shape++) {
    if (shape >= SPOKES !== isTownHex(state.board, hex)) continue;
    const refusal = rules.refusal(state, packAction(BUILD_KIND, hex, shape));
    if (refusal && JUDGED.indexOf(refusal.because) > JUDGED.indexOf(nearest.because))
      nearest = refusal;
  }
  return nearest;
}
