import { EDGES } from './board';
import { isMet } from './sections';
import { MATE, TOWN } from './shapes';
import { SEATS_FROM, type State } from './state';

/** 6.5: how many sections a seat owns. Each has two ends, and those are counted. */
export function discsUsed(state: State, seat: number): number {
  let ends = 0;
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    if (state.shape[hex] === 0) continue;
    for (let edge = 0; edge < EDGES; edge++) {
      if (state.owner[hex * EDGES + edge] !== SEATS_FROM + seat) continue;
      if (MATE[state.shape[hex] * EDGES + edge] === TOWN) ends++;
      if (!isMet(state, hex, edge)) ends++;
    }
  }
  return ends / 2;
}
