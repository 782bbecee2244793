import type { Emit, Refusal } from '../../../../kit/rules';
import { POINT } from '../../data/figures';
import { NONE } from '../base/fields';
import { hasSettlement, isEmpty } from '../base/pieces';
import { settle, settleRefusal } from '../base/settle';
import { PASSED } from '../deliver/fields';
import { residentsAboard, takeResidentOff } from '../deliver/holds';
import { attack } from '../military/attack';
import { capitalFell } from '../military/capital-falls';
import { controllerOf, isForeign, isOpen } from '../military/ground';
import { skirmish } from '../military/role-3';
import type { Owner } from '../parts';
import { placeOf, type State } from '../state';

/* X2, M4.20: the trolley among armies. */

function hasArmies({ world }: State): boolean {
  return world.role[4] > 0;
}

/** The other owner that controls a tile and costs a trolley extra points, or NONE. */
function hostOf(state: State, owner: Owner, tile: number): Owner {
  if (isOpen(state, tile)) return NONE;
  const host = controllerOf(state, tile);
  return host === owner ? NONE : host;
}

/** At the start of the step: movement points for being at home, in halves; notes whose tile the trolley is on. */
export function pointsAtHome(state: State, owner: Owner): number {
  if (!hasArmies(state)) return 0;
  const at = state.trolleyAt[owner];
  notePassed(state, owner, at);
  return hasSettlement(state, owner, at) ? POINT : 0;
}

/** Movement points for the first tile of another owner in a turn. */
export function surcharge(state: State, owner: Owner, tile: number): number {
  if (!hasArmies(state)) return 0;
  const host = hostOf(state, owner, tile);
  return host === NONE || (state.trip[PASSED] >> host) & 1 ? 0 : POINT;
}

export function notePassed(state: State, owner: Owner, tile: number): void {
  if (!hasArmies(state)) return;
  const host = hostOf(state, owner, tile);
  if (host !== NONE) state.trip[PASSED] |= 1 << host;
}

/** Why the trolley may not enter with those aboard: they would have to attack, or to settle. */
export function entryRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (!hasArmies(state) || residentsAboard(state, owner) === 0) return null;
  if (attack.isHere(state, owner, tile)) return attack.refusal(state, owner, tile);
  return isEmpty(state, tile) ? settleRefusal(state, owner, tile) : null;
}

/** Those aboard attack a foreign tile, or one of them settles on an empty one. */
export function getOff(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  if (!hasArmies(state) || residentsAboard(state, owner) === 0) return;
  if (attack.isHere(state, owner, tile)) {
    if (state.world.role[4] === 3) storm(state, owner, tile, emit);
    else while (takeResidentOff(state, owner)) attack.play(state, owner, tile, emit);
  } else if (isEmpty(state, tile)) {
    takeResidentOff(state, owner);
    settle(state, owner, tile, emit);
  }
}

/** 4.III: one army for one resident; when the last falls one of those left settles, and the others stay with it. */
function storm(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  let fallen = NONE;
  while (attack.isHere(state, owner, tile) && takeResidentOff(state, owner))
    fallen = skirmish(state, owner, tile);
  if (attack.isHere(state, owner, tile)) return;
  const settles = state.storedSettlements[owner] > 0 && takeResidentOff(state, owner);
  if (settles) settle(state, owner, tile, emit);
  const { exhausted, storedResidents } = state;
  while (takeResidentOff(state, owner))
    if (settles) exhausted[placeOf(owner, tile)]++;
    else storedResidents[owner]++;
  if (fallen !== NONE) capitalFell(state, fallen, tile, settles, emit);
}

/** M1.9: residents get off on a foreign tile only as attackers. */
export function mayGetOff(state: State, owner: Owner, tile: number): boolean {
  return !hasArmies(state) || isOpen(state, tile) || !isForeign(state, owner, tile);
}
