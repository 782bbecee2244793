import { TILES } from '../../data/board';
import { PURCHASE } from '../../data/figures';
import type { Refusal } from '../state/events';
import { BOUGHT, EMPTY, HQ, LAID } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../state/kind';
import { activeOwner, placeOf, type State } from '../state/state';
import { figure, figureOf, happened, moment, objection, objectionTo } from './ask';
import { NO_PIECE, NO_SETTLEMENT, ofTile } from './kinds';
import { isStep } from './phases';
import { hasSettlement, progress } from './pieces';

/** What a resident costs. */
export const RESIDENT_PRICE = figure();
/** The most residents to buy for a tile. */
export const RESIDENTS_MOST = figure();
/** Buying one more resident in this turn. */
export const BUYING = objection();
/** A resident was bought for a tile. */
export const RESIDENT_BOUGHT = moment();

/** G6.1: one resident for an own tile. */
export const buy: ActionKind<State> = {
  code: codeFor(0, 2),
  do: 'buy',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'buy'),
  refusal(state, tile) {
    const owner = activeOwner(state);
    if (!hasSettlement(state, owner, tile)) return NO_SETTLEMENT;
    return meansRefusal(state, owner) ?? roomRefusal(state, owner, tile);
  },
  play(state, tile, emit) {
    const owner = activeOwner(state);
    state.cash[owner] -= residentPrice(state, owner);
    state.storedResidents[owner]--;
    state.active[placeOf(owner, tile)]++;
    state.now[BOUGHT]++;
    progress(state);
    happened(state, RESIDENT_BOUGHT, owner, tile, 0, emit);
  },
};

/** Why the owner can buy nowhere. */
function meansRefusal(state: State, owner: Owner): Refusal | null {
  const { cash, storedResidents } = state;
  const needs = residentPrice(state, owner);
  if (cash[owner] < needs) return { because: 'no-money', needs, has: cash[owner] };
  if (storedResidents[owner] === 0) return NO_PIECE;
  return objectionTo(state, BUYING, owner);
}

/** The active ones on a tile are the new ones. */
function roomRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  const { active, exhausted, place } = state;
  const at = placeOf(owner, tile);
  const most =
    place[at] === HQ
      ? PURCHASE.capitalMost
      : Math.min(PURCHASE.tileMost, exhausted[at] + mostNew(state, owner, exhausted[at]));
  return active[at] + exhausted[at] < most ? null : { because: 'tile-full', most };
}

/** G6.1: the most residents to buy on a tile with `exhausted` ones that is no capital. */
export function mostNew(state: State, owner: Owner, exhausted: number): number {
  return figureOf(state, RESIDENTS_MOST, owner, 1 + exhausted);
}

function residentPrice(state: State, owner: Owner): number {
  return figureOf(state, RESIDENT_PRICE, owner, PURCHASE.price);
}

export function listBuys(state: State, into: Listing): void {
  const owner = activeOwner(state);
  if (meansRefusal(state, owner)) return;
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++) {
    if (state.place[owner * TILES + tile] === EMPTY) continue;
    if (!roomRefusal(state, owner, tile)) add(into, buy.code, tile);
  }
}

/** G6.2. */
export function refresh({ active, exhausted, now }: State, owner: Owner): void {
  for (let tile = 0, at = owner * TILES; tile < now[LAID]; tile++, at++) {
    active[at] += exhausted[at];
    exhausted[at] = 0;
  }
}
