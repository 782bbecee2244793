import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { array, flaw } from '../../../kit/reading';
import { readHex } from './action-form';
import { EDGES } from './board';
import { allowance } from './build';
import { segmentBits } from './shapes';
import { SEAT, SEATS_FROM, type State, TILES_BUILT, URBANIZED } from './state';

/** 7.1: what has been built in this build turn. */
export function readBuildTurn(state: State, turn: JsonObject): void {
  if (typeof turn.urbanized !== 'boolean') flaw('not-a-truth-value', 'turn.urbanized');
  state.turn[URBANIZED] = turn.urbanized ? 1 : 0;
  const tiles = Object.entries(
    isObject(turn.built) ? turn.built : flaw('not-an-object', 'turn.built'),
  );
  // A turn with all its tiles built has ended by itself.
  const most = allowance(state, state.turn[SEAT]) - 1;
  if (tiles.length > most) flaw('too-many', 'turn.built', { has: tiles.length, most });
  for (const [tile, [text, segments]] of tiles.entries()) {
    const at = `turn.built.${text}`;
    const hex = readHex(text, at);
    if (state.shape[hex] === 0) flaw('no-track', at);
    state.built[tile] = hex;
    state.builtEdges[tile] = readNew(state, hex, segments, at);
    state.turn[TILES_BUILT] = tile + 1;
  }
}

/** The edges of the segments that are new on a hex, each the seat's own. */
function readNew(state: State, hex: number, json: Json | undefined, at: string): number {
  let edges = 0;
  for (const [index, segment] of array(json, at).entries()) {
    const here = `${at}[${index}]`;
    const bits = typeof segment === 'string' ? segmentBits(state.shape[hex], segment) : 0;
    if (bits === 0) flaw('no-track', here);
    if ((edges & bits) !== 0) flaw('twice', here);
    edges |= bits;
  }
  for (let edge = 0; edge < EDGES; edge++) {
    const owner = state.owner[hex * EDGES + edge];
    if ((edges >> edge) & 1 && owner !== SEATS_FROM + state.turn[SEAT]) flaw('foreign', at);
  }
  return edges;
}
