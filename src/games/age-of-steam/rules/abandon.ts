import { ACROSS, EDGES } from './board';
import { hexList } from './build-lay';
import type { Emit } from './events';
import { newCitiesTold } from './new-cities';
import { isLoose } from './sections';
import { BARE, MATE, TOWN } from './shapes';
import { NOBODY, SEATS_FROM, type State, TILES_BUILT } from './state';

/**
 * Every unfinished section of the seat that holds no segment new in this build turn loses its owner: 7.13;
 * without `spare` all of them do: 9.2.
 */
export function abandon(state: State, seat: number, spare: boolean, emit?: Emit): void {
  const { board } = state;
  const given = emit && new Uint8Array(board.hexCount);
  for (let hex = 0; hex < board.hexCount; hex++) {
    if (state.shape[hex] === 0) continue;
    for (let edge = 0; edge < EDGES; edge++) {
      if (state.owner[hex * EDGES + edge] !== SEATS_FROM + seat) continue;
      if (!isLoose(state, hex, edge) || (spare && holdsNew(state, hex, edge))) continue;
      giveUp(state, hex, edge, given);
    }
  }
  const hexes = given ? hexList(board, given) : [];
  if (hexes.length > 0) emit?.({ event: 'abandon', seat, hexes, ...newCitiesTold(state) }, state);
}

/** Whether the section with this loose end holds a segment that is new in this build turn. */
function holdsNew(state: State, hex: number, edge: number): boolean {
  const { neighbors } = state.board;
  for (;;) {
    if (isNew(state, hex, edge)) return true;
    const mate = MATE[state.shape[hex] * EDGES + edge];
    if (mate === TOWN) return false;
    hex = neighbors[hex * EDGES + mate];
    edge = ACROSS[mate];
    if (hex < 0 || MATE[state.shape[hex] * EDGES + edge] === BARE) return false;
  }
}

function isNew(state: State, hex: number, edge: number): boolean {
  for (let tile = 0; tile < state.turn[TILES_BUILT]; tile++) {
    if (state.built[tile] === hex) return ((state.builtEdges[tile] >> edge) & 1) === 1;
  }
  return false;
}

/** Takes the owner from the section with this loose end. */
function giveUp(state: State, hex: number, edge: number, given?: Uint8Array): void {
  const { neighbors } = state.board;
  for (;;) {
    const mate = MATE[state.shape[hex] * EDGES + edge];
    state.owner[hex * EDGES + edge] = NOBODY;
    if (given) given[hex] = 1;
    if (mate === TOWN) return;
    state.owner[hex * EDGES + mate] = NOBODY;
    edge = ACROSS[mate];
    hex = neighbors[hex * EDGES + mate];
    if (hex < 0 || MATE[state.shape[hex] * EDGES + edge] === BARE) return;
  }
}
