import type { Refusal } from '../../../../../kit/rules';
import { TILES } from '../../../data/board';
import { SIDES } from '../../../rules/base/map';
import { hasSettlement, residentsOf, residentsOn } from '../../../rules/base/pieces';
import { LAID, NONE, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import { placeOf, type State } from '../../../rules/state/state';

/** Why an owner cannot remove a piece from a tile (M7.9). */
export function pieceRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (residentsOn(state, owner, tile) > 0) return null;
  if (residentsOf(state, owner) > 0) return { because: 'no-piece' };
  if (state.place[placeOf(owner, tile)] !== SETTLEMENT) return { because: 'no-settlement' };
  return cutsOff(state, owner, tile) ? { because: 'cut-off' } : null;
}

/** Whether the owner has a piece that can go. */
export function canRemove(state: State, owner: Owner): boolean {
  return residentsOf(state, owner) > 0 || removables(state, owner, found, 1) > 0;
}

const found = new Uint8Array(TILES);

/** The tiles from which a piece can go, the first `most` of them; returns how many. */
export function removables(state: State, owner: Owner, into: Uint8Array, most: number): number {
  const hasResidents = residentsOf(state, owner) > 0;
  let count = 0;
  for (let tile = 0; tile < state.now[LAID] && count < most; tile++) {
    const goes = hasResidents
      ? residentsOn(state, owner, tile) > 0
      : state.place[placeOf(owner, tile)] === SETTLEMENT && !cutsOff(state, owner, tile);
    if (goes) into[count++] = tile;
  }
  return count;
}

/** Whether without a settlement another one is no longer joined to the capital. */
function cutsOff(state: State, owner: Owner, tile: number): boolean {
  const joined = joinedToCapital(state, owner, NONE);
  if (!reached[tile]) return false;
  return joinedToCapital(state, owner, tile) < joined - 1;
}

const reached = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);

/** Marks in `reached` the own settled tiles joined to the capital without a tile; returns how many they are. */
function joinedToCapital(state: State, owner: Owner, without: number): number {
  reached.fill(0);
  queue[0] = state.hq[owner];
  reached[queue[0]] = 1;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    for (let side = 0; side < SIDES; side++) {
      const next = state.neighbor[queue[head] * SIDES + side];
      if (next === NONE || next === without || reached[next]) continue;
      if (!hasSettlement(state, owner, next)) continue;
      reached[next] = 1;
      queue[tail++] = next;
    }
  }
  return tail;
}
