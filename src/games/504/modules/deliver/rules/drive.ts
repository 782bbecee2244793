import { MOUNTAIN } from '../../../data/board';
import { DRIVE_COST, EXTRA_PRICES, FREE_MOST } from '../../../data/figures';
import {
  figure,
  figureOf,
  happened,
  moment,
  objection,
  objectionTo,
} from '../../../rules/base/ask';
import {
  bare,
  moneyRefusal,
  NO_PIECE,
  NOT_NOW,
  NOT_WALKABLE,
  ofTile,
  TAKEN,
  TIRED,
  TOO_FAR,
} from '../../../rules/base/kinds';
import { isWalkable, SIDES, sideBetween } from '../../../rules/base/map';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, placeSettlement } from '../../../rules/base/pieces';
import type { Emit, Refusal } from '../../../rules/state/events';
import { FREE, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, type State } from '../../../rules/state/state';
import { EXTRA, MP } from '../state';

/* Movement points in halves: for a kind of tile (`at`) without roads, for a direction (`at`), and for a tile. */
export const TILE_COST = figure();
export const WAY_COST = figure();
export const STEP_COST = figure();
/** Driving onto a tile. */
export const DRIVING = objection();
/** The trolley has driven onto a tile. */
export const DROVE = moment();
/** It enters a tile, or stays there, for movement points (the value). */
export const ENTERED = moment();

/** M1.7: the trolley goes to a neighboring tile. */
export const drive: ActionKind<State> = {
  code: codeFor(1, 1),
  do: 'drive',
  ...ofTile('to'),
  belongs: (state) => isStep(state, 'trolley'),
  refusal(state, to) {
    if (!isWalkable(state, to)) return NOT_WALKABLE;
    const owner = activeOwner(state);
    const side = sideBetween(state, state.trolleyAt[owner], to);
    return side < 0 ? TOO_FAR : driveRefusal(state, owner, side);
  },
  play(state, to, emit) {
    const owner = activeOwner(state);
    const cost = costOf(state, owner, sideBetween(state, state.trolleyAt[owner], to));
    if (cost === 0) state.now[FREE]++;
    enter(state, owner, to, cost, emit);
    happened(state, DROVE, owner, to, cost, emit);
  },
};

function driveRefusal(state: State, owner: Owner, side: number): Refusal | null {
  const cost = costOf(state, owner, side);
  const refused = pointsRefusal(state, cost);
  if (refused) return refused;
  // Free moves are limited, or a turn might never end (G5.6).
  if (cost === 0 && state.now[FREE] >= FREE_MOST) return TIRED;
  return objectionTo(state, DRIVING, owner, state.neighbor[state.trolleyAt[owner] * SIDES + side]);
}

/** The trolley spends movement points, in halves, and enters a tile or stays there. */
export function enter(
  state: State,
  owner: Owner,
  tile: number,
  cost: number,
  emit?: Emit<State>,
): void {
  state.trip[MP] -= cost;
  state.trolleyAt[owner] = tile;
  happened(state, ENTERED, owner, tile, cost, emit);
}

export function pointsRefusal({ trip }: State, needs: number): Refusal | null {
  return trip[MP] < needs ? { because: 'no-mp', needs, has: trip[MP] } : null;
}

/** What a tile of a kind costs without roads, in halves. */
export function tileCost(state: State, owner: Owner, kind: number): number {
  const cost = kind === MOUNTAIN ? DRIVE_COST.mountain : DRIVE_COST.tile;
  return figureOf(state, TILE_COST, owner, cost, kind);
}

/** M1.7: the least that applies. */
function costOf(state: State, owner: Owner, side: number): number {
  const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
  const cost = tileCost(state, owner, state.kind[to]);
  return figureOf(state, STEP_COST, owner, figureOf(state, WAY_COST, owner, cost, side), to);
}

export function listDrives(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let side = 0; side < SIDES; side++) {
    const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
    if (to === NONE || !isWalkable(state, to)) continue;
    if (!driveRefusal(state, owner, side)) add(into, drive.code, to);
  }
}

/* What a trolley does in worlds without residents. */

function isAlone(state: State): boolean {
  return !state.world.residents && isStep(state, 'trolley');
}

/** M1.11: one more movement point for money. */
export const extraPoint: ActionKind<State> = {
  code: codeFor(1, 7),
  do: 'extra',
  ...bare,
  belongs: isAlone,
  refusal: extraRefusal,
  play(state) {
    state.cash[activeOwner(state)] -= EXTRA_PRICES[state.trip[EXTRA]];
    state.trip[EXTRA]++;
    state.trip[MP] += DRIVE_COST.tile;
  },
};

function extraRefusal(state: State): Refusal | null {
  if (state.trip[EXTRA] >= EXTRA_PRICES.length) return NOT_NOW;
  return moneyRefusal(state.cash[activeOwner(state)], EXTRA_PRICES[state.trip[EXTRA]]);
}

/** M1.12: a settlement on the trolley's tile. */
export const settleHere: ActionKind<State> = {
  code: codeFor(1, 8),
  do: 'settle',
  ...bare,
  belongs: isAlone,
  refusal: settleRefusal,
  play(state, _args, emit) {
    const owner = activeOwner(state);
    placeSettlement(state, owner, state.trolleyAt[owner], emit);
  },
};

function settleRefusal(state: State): Refusal | null {
  const owner = activeOwner(state);
  if (hasSettlement(state, owner, state.trolleyAt[owner])) return TAKEN;
  return state.storedSettlements[owner] === 0 ? NO_PIECE : null;
}

export function listAlone(state: State, into: Listing): void {
  if (state.world.residents) return;
  if (!extraRefusal(state)) add(into, extraPoint.code);
  if (!settleRefusal(state)) add(into, settleHere.code);
}
