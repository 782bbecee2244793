import { DISCS } from '../data/figures';
import { EDGES } from './board';
import { buildCost } from './build-cost';
import { hasDiscs } from './build-refusal';
import { pack } from './kind';
import type { State } from './state';
import { sections } from './survey';
import { hasTile, hasTownDisc } from './tile-supply';

/**
 * Enters a build into the list if 7.7 to 7.9 hold too: tiles, discs, money. `changed` are the edges of its new
 * and moved segments. Returns how many are listed now.
 */
export function enterBuild(
  state: State,
  seat: number,
  hex: number,
  shape: number,
  changed: number,
  into: Int32Array,
  count: number,
): number {
  const old = state.shape[hex];
  if (state.money[seat] < buildCost(state, hex, shape)) return count;
  if (!hasTile(state, shape, old) || !hasTownDisc(state, shape, old)) return count;
  // No build makes more sections than a hex has edges.
  const isCrowded = sections + EDGES > DISCS;
  if (isCrowded && !hasDiscs(state, seat, hex, shape, changed)) return count;
  into[count] = pack(hex, shape);
  return count + 1;
}
