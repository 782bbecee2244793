import { CITY } from '../../../data/board';
import { BOUNTY, HQ_ARMIES } from '../../../data/figures';
import { happened } from '../../../rules/base/ask';
import { isCapital } from '../../../rules/base/capital';
import { earnOnce } from '../../../rules/base/flow';
import {
  HANDED_OVER,
  hasSettlement,
  removeHq,
  removeSettlement,
  residentsOn,
} from '../../../rules/base/pieces';
import { HQ, LAID, NONE, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

/** M4.2: the owner that has settlements or residents on a tile, or NONE. */
export function controllerOf(state: State, tile: number): Owner {
  for (let owner = 0; owner < state.owners; owner++)
    if (hasSettlement(state, owner, tile) || residentsOn(state, owner, tile) > 0) return owner;
  return NONE;
}

/** M4.15: with 8.I and 8.II there are no fights in cities, which are open to all. */
export function isOpen({ world, kind }: State, tile: number): boolean {
  return kind[tile] === CITY && hasOpenCities(world.role);
}

/** M4.15: whether all cities are. */
export function hasOpenCities(role: readonly number[]): boolean {
  return role[8] === 1 || role[8] === 2;
}

/** M4.5: another owner's tile, or one with barracks or a militia. */
export function isForeign(state: State, owner: Owner, tile: number): boolean {
  if (hasSettlement(state, owner, tile)) return false;
  if (state.barracks[tile] > 0 || state.militia[tile] > 0) return true;
  const controller = controllerOf(state, tile);
  return controller !== NONE && controller !== owner;
}

/** M4.3: barracks, and a militia where there can be fights. */
export function guardCity(state: State, tile: number): void {
  state.barracks[tile] = 1;
  if (!isOpen(state, tile)) state.militia[tile] = 1;
}

/** M4.3: all cities that are no capital when the first round begins. */
export function guardFreeCities(state: State): void {
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] === CITY && !isCapital(state, tile)) guardCity(state, tile);
}

/** M4.4: the armies that defend a tile; an HQ counts as its remaining hits. */
export function armiesOn(state: State, tile: number): number {
  const armies = state.militia[tile] + state.barracks[tile];
  const defender = controllerOf(state, tile);
  if (defender === NONE) return armies;
  const place = state.place[placeOf(defender, tile)];
  const building = place === HQ ? HQ_ARMIES - state.hqHits[defender] : Number(place === SETTLEMENT);
  return armies + residentsOn(state, defender, tile) + building;
}

/** M4.4: hits fall on a militia first, then on residents, then on the HQ. `clearTile` removes the rest. */
export function takeHits(state: State, tile: number, hits: number): void {
  if (hits > 0 && state.militia[tile] > 0) {
    removeMilitia(state, tile);
    hits--;
  }
  const defender = controllerOf(state, tile);
  if (defender === NONE) return;
  const fallen = Math.min(hits, residentsOn(state, defender, tile));
  loseResidents(state, defender, tile, fallen);
  if (state.place[placeOf(defender, tile)] === HQ) state.hqHits[defender] += hits - fallen;
}

function removeMilitia(state: State, tile: number): void {
  state.militia[tile] = 0;
  if (!(state.bounty[tile] > 0)) return;
  state.bounty[tile] = 0;
  earnOnce(state, activeOwner(state), BOUNTY);
}

/** Residents go from a tile to storage, exhausted ones before active ones. */
export function loseResidents(state: State, owner: Owner, tile: number, count: number): void {
  const { active, exhausted, storedResidents } = state;
  const at = placeOf(owner, tile);
  const resting = Math.min(count, exhausted[at]);
  exhausted[at] -= resting;
  active[at] -= count - resting;
  storedResidents[owner] += count;
}

/**
 * The last of the defenders is gone, and with it what was theirs (M4.12); a conqueror takes over what it can. Returns
 * the owner whose HQ was there, NONE otherwise.
 */
export function clearTile(state: State, tile: number, conqueror: Owner): Owner {
  state.barracks[tile] = 0;
  const defender = controllerOf(state, tile);
  if (defender === NONE) return NONE;
  if (conqueror !== NONE) happened(state, HANDED_OVER, conqueror, tile, defender);
  if (state.place[placeOf(defender, tile)] !== HQ) {
    removeSettlement(state, defender, tile);
    return NONE;
  }
  state.hqHits[defender] = 0;
  removeHq(state, defender);
  return defender;
}

/** Everything an owner has on the map goes back to storage. */
export function loseAllTiles(state: State, owner: Owner): void {
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    loseResidents(state, owner, tile, residentsOn(state, owner, tile));
    const place = state.place[placeOf(owner, tile)];
    if (place === SETTLEMENT) removeSettlement(state, owner, tile);
  }
}

/** Attackers of an owner on a tile go back to storage. */
export function callOff({ attackers, storedResidents }: State, owner: Owner, tile: number): void {
  const at = placeOf(owner, tile);
  storedResidents[owner] += attackers[at];
  attackers[at] = 0;
}
