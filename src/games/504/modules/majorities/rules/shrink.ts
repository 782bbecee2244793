import { KINDS, TILES } from '../../../data/board';
import {
  FIRST_VP,
  MISSED_VP,
  SCORINGS,
  SECOND_VP,
  TIED_FIRST_LOSS,
  VP_PER_PIECE,
} from '../../../data/figures';
import { end, nextOwner, phaseFour } from '../../../rules/base/flow';
import { NO_PIECE, NO_SETTLEMENT, ofTile } from '../../../rules/base/kinds';
import { SIDES } from '../../../rules/base/map';
import {
  hasSettlement,
  removeSettlement,
  residentsOf,
  residentsOn,
  scoreVp,
} from '../../../rules/base/pieces';
import type { Emit, Refusal } from '../../../rules/state/events';
import { AT, IN, LAID, NONE, PHASE, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import { agentOf, placeOf, type State } from '../../../rules/state/state';
import { countAll } from './leads';

export const SHRINK_PHASE = codeFor(7, 0);
const tiles = new Uint8Array(TILES);

/** M7.8: two seats have no second place. */
export function hasSecond({ world, seats }: State): boolean {
  return world.company || seats !== 2;
}

/** M7.9: the VP for which a piece goes. */
export function vpPerPiece(state: State): number {
  return hasSecond(state) ? VP_PER_PIECE.more : VP_PER_PIECE.two;
}

/** A scoring: what it brings waits in `gain` until the pieces are gone. */
export function beginShrink(state: State, emit?: Emit<State>): void {
  const { gain, shrinkOwner, shrinkLeft, shrinking } = state;
  state.scorings[0]++;
  scoreMajorities(countAll(state), state.owners, hasSecond(state), gain);
  const each = vpPerPiece(state);
  shrinking[0] = 0;
  for (const owner of byGain(state)) {
    if (gain[owner] < each) continue;
    shrinkOwner[shrinking[0]] = owner;
    shrinkLeft[shrinking[0]++] = Math.floor(gain[owner] / each);
  }
  state.now[PHASE] = SHRINK_PHASE;
  state.turns[0]++;
  goOnShrinking(state, emit);
}

/** The owners of this round, the most gain first, ties in order. */
function byGain({ order, now, gain }: State): readonly Owner[] {
  return Array.from(order.subarray(0, now[IN])).sort((a, b) => gain[b] - gain[a]);
}

/** The next piece, or where none is left the VP. */
function goOnShrinking(state: State, emit?: Emit<State>): void {
  const { gain, shrinkOwner, shrinkLeft, shrinking } = state;
  while (shrinking[0] > 0) {
    const owner = shrinkOwner[0];
    if (shrinkLeft[0] > 0 && canRemove(state, owner)) return;
    // A piece that cannot go costs its VP.
    gain[owner] -= shrinkLeft[0] * vpPerPiece(state);
    shrinkOwner.copyWithin(0, 1);
    shrinkLeft.copyWithin(0, 1);
    shrinking[0]--;
    state.turns[0]++;
  }
  countVp(state, emit);
}

function countVp(state: State, emit?: Emit<State>): void {
  const { gain, now, order } = state;
  for (const owner of byGain(state)) scoreVp(state, owner, gain[owner], 'scoring', emit);
  gain.fill(0);
  state.shrinkOwner.fill(0);
  state.shrinkLeft.fill(0);
  const hasCardOfNobody = now[AT] >= now[IN];
  if (state.scorings[0] < SCORINGS) {
    if (hasCardOfNobody) phaseFour(state, emit);
    else nextOwner(state, emit);
    return;
  }
  // M7.10: who has not had a turn in this round is made up for it.
  for (let at = now[AT] + 1; at < now[IN]; at++)
    scoreVp(state, order[at], MISSED_VP, 'missed', emit);
  end(state, emit);
}

/** M7.8: what every owner scores, by counts at `owner * KINDS + kind`; into `gain`. */
export function scoreMajorities(
  all: ArrayLike<number>,
  owners: number,
  countsSecond: boolean,
  gain: Uint16Array,
): void {
  gain.fill(0);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const most = greatestBelow(all, owners, kind, Number.POSITIVE_INFINITY);
    if (most === 0) continue;
    const isTied = share(all, owners, kind, most, gain, 0) > 1;
    share(all, owners, kind, most, gain, FIRST_VP[kind] - (isTied ? TIED_FIRST_LOSS : 0));
    if (isTied || !countsSecond) continue;
    const second = greatestBelow(all, owners, kind, most);
    if (second > 0) share(all, owners, kind, second, gain, SECOND_VP[kind]);
  }
}

/** The greatest count of a kind below another one; 0: none. */
function greatestBelow(
  all: ArrayLike<number>,
  owners: number,
  kind: number,
  below: number,
): number {
  let greatest = 0;
  for (let owner = 0; owner < owners; owner++) {
    const count = all[owner * KINDS.length + kind];
    if (count < below && count > greatest) greatest = count;
  }
  return greatest;
}

/** Gives points to all who have this count; returns how many they are. */
function share(
  all: ArrayLike<number>,
  owners: number,
  kind: number,
  count: number,
  gain: Uint16Array,
  points: number,
): number {
  let number = 0;
  for (let owner = 0; owner < owners; owner++) {
    if (all[owner * KINDS.length + kind] !== count) continue;
    gain[owner] += points;
    number++;
  }
  return number;
}

/** Why an owner cannot remove a piece from a tile (M7.9). */
function pieceRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (residentsOn(state, owner, tile) > 0) return null;
  if (residentsOf(state, owner) > 0) return NO_PIECE;
  if (state.place[placeOf(owner, tile)] !== SETTLEMENT) return NO_SETTLEMENT;
  return cutsOff(state, owner, tile) ? { because: 'cut-off' } : null;
}

/** Whether the owner has a piece that can go. */
function canRemove(state: State, owner: Owner): boolean {
  return residentsOf(state, owner) > 0 || removables(state, owner, found, 1) > 0;
}

const found = new Uint8Array(TILES);

/** The tiles from which a piece can go, the first `most` of them; returns how many. */
function removables(state: State, owner: Owner, into: Uint8Array, most: number): number {
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

/** M7.9: a resident, or where the owner has none on the map a settlement. */
export const remove: ActionKind<State> = {
  code: codeFor(7, 0),
  do: 'remove',
  ...ofTile('at'),
  belongs: ({ now }) => now[PHASE] === SHRINK_PHASE,
  refusal(state, tile) {
    return pieceRefusal(state, state.shrinkOwner[0], tile);
  },
  play(state, tile) {
    const owner = state.shrinkOwner[0];
    const at = placeOf(owner, tile);
    if (residentsOn(state, owner, tile) > 0) {
      const from = state.exhausted[at] > 0 ? state.exhausted : state.active;
      from[at]--;
      state.storedResidents[owner]++;
    } else {
      removeSettlement(state, owner, tile);
    }
    state.shrinkLeft[0]--;
  },
  follow: (state, _tile, emit) => goOnShrinking(state, emit),
};

/** After a scoring the owners give up pieces, one owner after the other. */
export const shrinkPhase: Phase<State> = {
  code: SHRINK_PHASE,
  name: 'shrink',
  seat: (state) => agentOf(state, state.shrinkOwner[0]),
  owner: ({ shrinkOwner }) => shrinkOwner[0],
  list(state, into) {
    const count = removables(state, state.shrinkOwner[0], tiles, into.most);
    for (let at = 0; at < count; at++) add(into, remove.code, tiles[at]);
  },
};
