import { isTownHex } from '../rules/board';
import { BUILD_REFUSALS, buildRefusal } from '../rules/build-refusal';
import type { Refusal } from '../rules/refusals';
import { SHAPES, SPOKES } from '../rules/shapes';
import type { State } from '../rules/state';

/** Why no tile can be built on a hex: of the tiles of its kind, the one whose reason is judged last came nearest. */
export function whyNoTile(state: State, hex: number): Refusal {
  let nearest: Refusal = { because: 'wrong-phase' };
  let judged = -1;
  for (let shape = 1; shape < SHAPES; shape++) {
    if (shape >= SPOKES !== isTownHex(state.board, hex)) continue;
    const refusal = buildRefusal(state, hex, shape);
    const place = refusal ? BUILD_REFUSALS.indexOf(refusal.because) : -1;
    if (!refusal || place <= judged) continue;
    judged = place;
    nearest = refusal;
  }
  return nearest;
}
