import { figureAt } from '../../../../../kit/figure-at';
import { CITY, KINDS } from '../../../data/board';
import { COMMON_ROADS_END, LINKS_END } from '../../../data/figures';
import { SIDES } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import { type State, tableColumn } from '../../../rules/state/state';
import { ownersIn } from '../../../view/model/base/owners-in';
import type { Telling } from '../../../view/model/base/parts';
import { edgeAt, hasCommonRoads } from '../rules/edges';
import { countLinks } from '../rules/links';

export const roadTelling: Telling = {
  tile(state, tile, voice) {
    const owners = ownersIn(state);
    const own = owners.flatMap((owner) => {
      const count = countAt(state, tile, (edge) => (figureAt(state.roads, edge) >> owner) & 1);
      return count > 0 ? [voice.table.roadsHere(voice.owner(owner), count)] : [];
    });
    const neutral = countAt(state, tile, (edge) => figureAt(state.neutralRoads, edge));
    return neutral > 0 ? [...own, voice.table.roadsHere(null, neutral)] : own;
  },
  goal: (state, { table }) =>
    hasCommonRoads(state)
      ? table.goal.commonRoads(figureAt(state.neutrals, 0), COMMON_ROADS_END)
      : table.goal.roads(LINKS_END[tableColumn(state)] ?? 0),
  together: (state) =>
    hasCommonRoads(state) ? { has: figureAt(state.neutrals, 0), needs: COMMON_ROADS_END } : null,
  progress(state, owner) {
    // All build toward that end together.
    if (hasCommonRoads(state)) return null;
    const counts = new Uint8Array(KINDS.length);
    countLinks(state, owner, counts);
    return { has: figureAt(counts, CITY), needs: LINKS_END[tableColumn(state)] ?? 0 };
  },
};

/** Roads that touch a tile. */
function countAt(state: State, tile: number, onEdge: (edge: number) => number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++)
    if (figureAt(state.neighbor, tile * SIDES + side) !== NONE)
      count += onEdge(edgeAt(state, tile, side));
  return count;
}
