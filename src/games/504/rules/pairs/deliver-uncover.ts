import type { Emit } from '../../../../kit/rules';
import { WATER } from '../../data/board';
import { DRIVE_COST } from '../../data/figures';
import { enter, tileCost } from '../deliver/drive';
import { MP } from '../deliver/fields';
import { draw } from '../exploration/discover';
import { FROM } from '../exploration/fields';
import type { Owner } from '../parts';
import type { State } from '../state';

/** X3, M1.15: the tile is drawn and entered. The trolley stays before water, and before what it has too few points for. */
export function uncoverByTrolley(state: State, owner: Owner, emit?: Emit<State>): void {
  const from = state.explorer[FROM];
  const tile = draw(state, owner, emit);
  const found = state.kind[tile];
  state.explorer.fill(0);
  const cost = tileCost(state, owner, found);
  if (found !== WATER && state.trip[MP] >= cost) enter(state, owner, tile, cost);
  else enter(state, owner, from, DRIVE_COST.tile);
}
