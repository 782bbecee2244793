import { CITY, KINDS } from '../../data/board';
import { LINKS_END } from '../../data/figures';
import { SIDES } from '../../rules/base/map';
import { NONE } from '../../rules/base/windows';
import { edgeAt } from '../../rules/roads/edges';
import { countLinks } from '../../rules/roads/links';
import { type State, tableColumn } from '../../rules/state';
import { at } from '../at';
import type { Telling } from '../parts';

export const roadTelling: Telling = {
  tile(state, tile, voice) {
    const owners = Array.from({ length: state.owners }, (_, owner) => owner);
    return owners.flatMap((owner) => {
      const count = roadsAt(state, owner, tile);
      return count > 0 ? [voice.table.roadsHere(voice.owner(owner), count)] : [];
    });
  },
  goal: (state, { table }) => table.goal.roads(LINKS_END[tableColumn(state)] ?? 0),
  progress(state, owner) {
    const counts = new Uint8Array(KINDS.length);
    countLinks(state, owner, counts);
    return { has: at(counts, CITY), needs: LINKS_END[tableColumn(state)] ?? 0 };
  },
};

function roadsAt(state: State, owner: number, tile: number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++) {
    if (at(state.neighbor, tile * SIDES + side) === NONE) continue;
    count += (at(state.roads, edgeAt(state, tile, side)) >> owner) & 1;
  }
  return count;
}
