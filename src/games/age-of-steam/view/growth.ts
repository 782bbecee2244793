import { figureAt } from '../../../kit/figure-at';
import { oncePer } from '../../../kit/once-per';
import { EDGES } from '../rules/board';
import { isCityHex } from '../rules/sections';
import { TOWN } from '../rules/shapes';
import { SEAT, type State } from '../rules/state';
import type { Growth } from '../words/en/table/board';
import { openTo, trackOn } from './board/segments';
import { legalIn } from './legal';

/** An open end of own track. */
export interface OpenEnd {
  readonly hex: number;
  readonly edge: number;
}

/** Where the seat to act may build, and what that would be to it. */
export const growthIn = oncePer((state: State) => {
  const seat = figureAt(state.turn, SEAT);
  const ends: OpenEnd[] = [];
  const network = new Set<number>();
  const across = ({ hex, edge }: OpenEnd) => figureAt(state.board.neighbors, hex * EDGES + edge);
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    if (figureAt(state.shape, hex) === 0) continue;
    for (const segment of trackOn(state, hex)) {
      if (segment.owner !== seat) continue;
      ends.push(...openTo(state, segment).map((edge) => ({ hex, edge })));
      for (const edge of [segment.edge, segment.mate]) {
        const next = edge === TOWN ? hex : across({ hex, edge });
        if (edge === TOWN || isCityHex(state, next)) network.add(next);
      }
    }
  }
  const isPlace = (hex: number) =>
    network.size > 0 ? network.has(hex) : hex >= 0 && isCityHex(state, hex);
  const beyond = new Set(ends.map(across));
  const growthOn = (hex: number): Growth => {
    if (beyond.has(hex)) return 'goes-on';
    const around = state.board.neighbors.subarray(hex * EDGES, (hex + 1) * EDGES);
    return isPlace(hex) || around.some(isPlace) ? 'joins' : 'fits';
  };
  const builds = [...legalIn(state).builds.keys()];
  return { ends, hexes: new Map(builds.map((hex) => [hex, growthOn(hex)])) };
});
