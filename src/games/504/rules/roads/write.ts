import type { JsonObject } from '../../../../kit/json';
import { hexText } from '../base/map';
import { linkedTiles, remembersLinks } from '../pairs/common-links';
import type { Writing } from '../parts';
import type { State } from '../state';
import { compareEdges, endsInOrder } from './edges';
import { EDGES } from './fields';

/** Every road, in the order of their ends; those of owners before neutral ones. */
function writeRoads(state: State): readonly JsonObject[] {
  const { roads, neutralRoads } = state;
  const places = Array.from({ length: EDGES }, (_, edge) => edge).filter(
    (edge) => roads[edge] > 0 || neutralRoads[edge] > 0,
  );
  return places
    .sort((a, b) => compareEdges(state, a, b))
    .flatMap((edge) => {
      const between = endsInOrder(state, edge).map((tile) => hexText(state, tile));
      const owners = Array.from({ length: state.owners }, (_, owner) => owner);
      const own = owners.filter((owner) => (roads[edge] >> owner) & 1);
      const neutral = Array<null>(neutralRoads[edge]).fill(null);
      return [...own, ...neutral].map((owner) => ({ between, owner }));
    });
}

export const writing: Writing<State> = {
  position: (state) => ({ roads: writeRoads(state) }),
  owner: (state, owner): JsonObject =>
    remembersLinks(state)
      ? { linked: linkedTiles(state, owner).map((tile) => hexText(state, tile)) }
      : {},
};
