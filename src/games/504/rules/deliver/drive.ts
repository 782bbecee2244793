import type { Refusal } from '../../../../kit/rules';
import { CITY, MOUNTAIN } from '../../data/board';
import { DRIVE_COST, FREE_MOST } from '../../data/figures';
import { readTile, tileRefusal } from '../base/args';
import { FREE, NONE } from '../base/fields';
import { hexText, isWalkable, SIDES, sideBetween } from '../base/map';
import { TIRED } from '../base/move';
import { isStep } from '../base/steps';
import { add, type Listing } from '../listing';
import { entryRefusal, getOff, notePassed, surcharge } from '../pairs/deliver-armies';
import { comeBy } from '../pairs/deliver-race';
import { hasOwnRoad } from '../pairs/deliver-roads';
import { hasEasyMountains, hasFreeCities } from '../pairs/privileges-trolley';
import { type ActionKind, codeOf, type Owner, packAction } from '../parts';
import { activeOwner, type State } from '../state';
import { MP } from './fields';

export const DRIVE = codeOf(1, 1);

/** M1.7: the trolley goes to a neighboring tile. */
export const drive: ActionKind<State> = {
  code: DRIVE,
  do: 'drive',
  keys: ['to'],
  read: readTile('to'),
  write: (tile, state) => ({ to: hexText(state, tile) }),
  belongs: (state) => isStep(state, 'trolley'),
  refusal(state, to) {
    const unknown = tileRefusal(state, to);
    if (unknown) return unknown;
    if (!isWalkable(state, to)) return { because: 'not-walkable' };
    const owner = activeOwner(state);
    const side = sideBetween(state, state.trolleyAt[owner], to);
    return side < 0 ? { because: 'too-far' } : driveRefusal(state, owner, side);
  },
  play(state, to, emit) {
    const owner = activeOwner(state);
    const cost = costOf(state, owner, sideBetween(state, state.trolleyAt[owner], to));
    if (cost === 0) state.now[FREE]++;
    notePassed(state, owner, to);
    enter(state, owner, to, cost);
    getOff(state, owner, to, emit);
  },
};

function driveRefusal(state: State, owner: Owner, side: number): Refusal | null {
  const cost = costOf(state, owner, side);
  const refused = pointsRefusal(state, cost);
  if (refused) return refused;
  // Free moves are limited, or a turn might never end (G5.6).
  if (cost === 0 && state.now[FREE] >= FREE_MOST) return TIRED;
  return entryRefusal(state, owner, state.neighbor[state.trolleyAt[owner] * SIDES + side]);
}

/** The trolley spends movement points, in halves, and enters a tile or stays there. */
export function enter(state: State, owner: Owner, tile: number, cost: number): void {
  state.trip[MP] -= cost;
  state.trolleyAt[owner] = tile;
  comeBy(state, owner, tile, cost);
}

export function pointsRefusal({ trip }: State, needs: number): Refusal | null {
  return trip[MP] < needs ? { because: 'no-mp', needs, has: trip[MP] } : null;
}

/** What a tile of a kind costs without roads, in halves. */
export function tileCost(state: State, owner: Owner, kind: number): number {
  const isSteep = kind === MOUNTAIN && !hasEasyMountains(state, owner);
  return isSteep ? DRIVE_COST.mountain : DRIVE_COST.tile;
}

function costOf(state: State, owner: Owner, side: number): number {
  const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
  return wayCost(state, owner, side, to) + surcharge(state, owner, to);
}

/** M1.7: the least that applies. */
function wayCost(state: State, owner: Owner, side: number, to: number): number {
  if (state.kind[to] === CITY && hasFreeCities(state, owner)) return 0;
  if (hasOwnRoad(state, owner, state.trolleyAt[owner], side)) return DRIVE_COST.road;
  return tileCost(state, owner, state.kind[to]);
}

export function listDrives(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let side = 0; side < SIDES; side++) {
    const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
    if (to === NONE || !isWalkable(state, to)) continue;
    if (!driveRefusal(state, owner, side)) add(into, packAction(DRIVE, to));
  }
}
