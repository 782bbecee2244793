import { below } from '../../../../../kit/random';
import { CITIES, CITY, KINDS, WATER } from '../../../data/board';
import { EXPLORATION } from '../../../data/figures';
import { happened, interlude, isInterrupted, moment } from '../../../rules/base/ask';
import { citiesTold, kindName, layTile, writeHex } from '../../../rules/base/map';
import { progress } from '../../../rules/base/pieces';
import { writeCounts } from '../../../rules/base/writing';
import type { Emit } from '../../../rules/state/events';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { FROM, SIDE } from '../state';
import { endExploring, goesHome, sendHome } from './explorer';
import { hexBeside, placeMarkers, surroundingsOf } from './hexes';
import { discoverVp, takeToken } from './roles';

/** The markers of a hex are placed, and its tile is drawn next; then `uncover`. */
export const BEFORE_DRAWING = interlude();
/** An owner has discovered a tile. */
export const DISCOVERED = moment();
/** A tile was discovered by a resident; it is the last one laid. Then `endExploring`. */
export const AFTER_DRAWING = interlude();

/** M5.8: draws a tile by the markers and lays it; then the explorer goes home, on, or rests. */
export function uncover(state: State, owner: Owner, emit?: Emit<State>): void {
  const from = state.explorer[FROM];
  const tile = draw(state, owner, emit);
  const found = state.kind[tile];
  if (goesHome(state) && found !== WATER) sendHome(state, owner, from);
  if (!isInterrupted(state, AFTER_DRAWING, emit)) endExploring(state, found);
}

/** M5.6: starts exploring a hex from the tile beside it. */
export function layMarkers(state: State, from: number, side: number): void {
  state.explorer[FROM] = from;
  state.explorer[SIDE] = side;
  placeMarkers(surroundingsOf(state, from, side), state.markers);
}

/** The tile that is drawn by the markers and laid. */
export function draw(state: State, owner: Owner, emit?: Emit<State>): number {
  const { markers, explorer } = state;
  let drawn = below(state.random, EXPLORATION.markers);
  let kind = 0;
  while (drawn >= markers[kind]) drawn -= markers[kind++];
  state.stacks[kind]--;
  const [q, r] = hexBeside(state, explorer[FROM], explorer[SIDE]);
  const tile = layTile(state, q, r, kind, kind === CITY ? nextCity(state) : 0);
  progress(state);
  if (emit) {
    const drawn = {
      markers: writeCounts(KINDS, markers),
      found: kindName(kind),
    };
    emit({ event: 'explore', owner, at: writeHex(q, r), ...drawn, ...citiesTold(state) }, state);
  }
  markers.fill(0);
  happened(state, DISCOVERED, owner, tile, 0, emit);
  if (state.world.role[5] === 1) discoverVp(state, owner, tile, emit);
  if (state.world.incomeBy === 5) takeToken(state, owner);
  return tile;
}

/** M5.1, J7: the lowest number not on the map. */
function nextCity({ kind, number, now }: State): number {
  let taken = 0;
  for (let tile = 0; tile < now[LAID]; tile++) if (kind[tile] === CITY) taken |= 1 << number[tile];
  let next = 1;
  while (next < CITIES && (taken >> next) & 1) next++;
  return next;
}
