import { TILES } from '../../data/board';
import { FREE_MOST } from '../../data/figures';
import type { Emit, Refusal } from '../state/events';
import { FREE, LAID, NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../state/kind';
import type { Entering } from '../state/parts';
import { activeOwner, placeOf, type State } from '../state/state';
import {
  firstTile,
  NO_ACTIVE,
  NOT_WALKABLE,
  ofMove,
  packTiles,
  secondTile,
  TIRED,
  TOO_FAR,
} from './kinds';
import { isWalkable, SIDES, sideBetween } from './map';
import { isStep } from './phases';
import { hasSettlement, settle, settleRefusal } from './pieces';

/** G6.4, M6.8: one active resident goes a step, or along own roads. */
export const move: ActionKind<State> = {
  code: codeFor(0, 3),
  do: 'move',
  ...ofMove,
  belongs: (state) => isStep(state, 'act'),
  refusal(state, args) {
    const from = firstTile(args);
    const to = secondTile(args);
    const owner = activeOwner(state);
    if (state.active[placeOf(owner, from)] === 0) return NO_ACTIVE;
    if (!isWalkable(state, to)) return NOT_WALKABLE;
    const byRoad = isJoined(joinedTiles(state, owner), from, to);
    if (from === to || (!byRoad && sideBetween(state, from, to) < 0)) return TOO_FAR;
    return arrivalRefusal(state, owner, to, byRoad);
  },
  play(state, args, emit) {
    const from = firstTile(args);
    const to = secondTile(args);
    const owner = activeOwner(state);
    const byRoad = isJoined(joinedTiles(state, owner), from, to);
    const isFree = hasSettlement(state, owner, to) && staysActive(state, owner, to, byRoad);
    const entering = enteringOf(state, owner, to);
    state.active[placeOf(owner, from)]--;
    if (entering) {
      entering.play(state, owner, to, emit);
      return;
    }
    if (isFree) state.now[FREE]++;
    arrive(state, owner, to, isFree, emit);
  },
};

/** A resident enters a tile: it arrives, or it settles (G6.4 a to c). */
function arrive(
  state: State,
  owner: Owner,
  tile: number,
  asActive: boolean,
  emit?: Emit<State>,
): void {
  if (!hasSettlement(state, owner, tile)) settle(state, owner, tile, emit);
  else if (asActive) state.active[placeOf(owner, tile)]++;
  else state.exhausted[placeOf(owner, tile)]++;
}

/** What a resident does on a tile instead; null: it arrives or settles. */
function enteringOf(state: State, owner: Owner, tile: number): Entering<State> | null {
  const { entering } = state.world.hooks;
  for (let hook = 0; hook < entering.length; hook++)
    if (entering[hook].isHere(state, owner, tile)) return entering[hook];
  return null;
}

function arrivalRefusal(state: State, owner: Owner, tile: number, byRoad: boolean): Refusal | null {
  if (!hasSettlement(state, owner, tile)) {
    const entering = enteringOf(state, owner, tile);
    return entering ? entering.refusal(state, owner, tile) : settleRefusal(state, owner, tile);
  }
  const isFree = staysActive(state, owner, tile, byRoad);
  return isFree && state.now[FREE] >= FREE_MOST ? TIRED : null;
}

/** G6.5, G6.6. */
function staysActive(state: State, owner: Owner, tile: number, byRoad: boolean): boolean {
  return byRoad || (state.world.hurried && state.exhausted[placeOf(owner, tile)] > 0);
}

/** See `Hooks.joined`. */
function joinedTiles(state: State, owner: Owner): Uint8Array | null {
  const { joined } = state.world.hooks;
  return joined.length === 0 ? null : joined[0](state, owner);
}

function isJoined(joined: Uint8Array | null, from: number, to: number): boolean {
  return joined !== null && joined[from] > 0 && joined[from] === joined[to];
}

export function listMoves(state: State, into: Listing): void {
  const { active, neighbor, now } = state;
  const owner = activeOwner(state);
  const joined = joinedTiles(state, owner);
  for (let from = 0; from < now[LAID] && !isFull(into); from++) {
    if (active[owner * TILES + from] === 0) continue;
    if (joined && joined[from] > 0 && now[FREE] < FREE_MOST) {
      for (let to = 0; to < now[LAID]; to++)
        if (to !== from && joined[to] === joined[from]) add(into, move.code, packTiles(from, to));
    }
    for (let side = 0; side < SIDES; side++) {
      const to = neighbor[from * SIDES + side];
      if (to === NONE || !isWalkable(state, to) || isJoined(joined, from, to)) continue;
      if (!arrivalRefusal(state, owner, to, false)) add(into, move.code, packTiles(from, to));
    }
  }
}

/** G6.7. */
export function rest({ active, exhausted, now }: State, owner: Owner): void {
  for (let tile = 0, at = owner * TILES; tile < now[LAID]; tile++, at++) {
    exhausted[at] += active[at];
    active[at] = 0;
  }
}
