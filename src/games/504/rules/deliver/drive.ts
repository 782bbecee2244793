import type { Refusal } from '../../../../kit/rules';
import { MOUNTAIN } from '../../data/board';
import { DRIVE_COST } from '../../data/figures';
import { readTile, tileRefusal } from '../base/args';
import { hexText, isWalkable, SIDES, sideBetween } from '../base/map';
import { isStep } from '../base/steps';
import { NONE } from '../base/windows';
import { add, type Listing } from '../listing';
import { comeBy } from '../pairs/deliver-race';
import { hasOwnRoad } from '../pairs/deliver-roads';
import { type ActionKind, codeOf, type Owner, packAction } from '../parts';
import { activeOwner, type State } from '../state';
import { MP } from './windows';

export const DRIVE = codeOf(1, 1);

/** M1.7: the trolley goes to a neighboring tile. */
export const drive: ActionKind<State> = {
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
    return side < 0 ? { because: 'too-far' } : pointsRefusal(state, costOf(state, owner, side));
  },
  play(state, to) {
    const owner = activeOwner(state);
    enter(state, owner, to, costOf(state, owner, sideBetween(state, state.trolleyAt[owner], to)));
  },
};

/** The trolley spends movement points, in halves, and comes to a tile or stays there. */
export function enter(state: State, owner: Owner, tile: number, cost: number): void {
  state.trip[MP] -= cost;
  state.trolleyAt[owner] = tile;
  comeBy(state, owner, tile, cost);
}

export function pointsRefusal({ trip }: State, needs: number): Refusal | null {
  return trip[MP] < needs ? { because: 'no-mp', needs, has: trip[MP] } : null;
}

/** What a tile of a kind costs without roads, in halves. */
export function tileCost(kind: number): number {
  return kind === MOUNTAIN ? DRIVE_COST.mountain : DRIVE_COST.tile;
}

function costOf(state: State, owner: Owner, side: number): number {
  const from = state.trolleyAt[owner];
  if (hasOwnRoad(state, owner, from, side)) return DRIVE_COST.road;
  return tileCost(state.kind[state.neighbor[from * SIDES + side]]);
}

export function listDrives(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let side = 0; side < SIDES; side++) {
    const to = state.neighbor[state.trolleyAt[owner] * SIDES + side];
    if (to === NONE || !isWalkable(state, to)) continue;
    if (costOf(state, owner, side) <= state.trip[MP]) add(into, packAction(DRIVE, to));
  }
}
