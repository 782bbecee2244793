import { CITY, TILES } from '../data/board';
import { hasCommonRoads, ownersAt } from '../modules/roads/rules/edges';
import { hasCommonRoadAt, joinedByRoads, remembersLinks } from '../modules/roads/rules/links';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';

/** Marks, at `owner * TILES + tile`, the tiles where one more road would link nothing new to the owner. */
export function markLinks(state: State, owner: Owner, into: Uint8Array): void {
  const { now, kind, linked } = state;
  const first = owner * TILES;
  if (!hasCommonRoads(state)) {
    const owners = ownersAt(state);
    for (let tile = 0; tile < now[LAID]; tile++) into[first + tile] = (owners[tile] >> owner) & 1;
    return;
  }
  // M6.15: who links a tile first has it; cities are open to all, as is everything where nothing is remembered.
  if (remembersLinks(state)) {
    for (let tile = 0; tile < now[LAID]; tile++) {
      const isOwn = (linked[tile] >> owner) & 1;
      const isTaken = kind[tile] !== CITY && hasCommonRoadAt(state, tile);
      into[first + tile] = isOwn || isTaken ? 1 : 0;
    }
    return;
  }
  const capital = state.hq[owner];
  const joined = capital === NONE ? null : joinedByRoads(state, owner);
  for (let tile = 0; tile < now[LAID]; tile++)
    into[first + tile] = joined && joined[tile] > 0 && joined[tile] === joined[capital] ? 1 : 0;
}
