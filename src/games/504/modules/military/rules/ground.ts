import { CITY } from '../../../data/board';
import { isCapital } from '../../../rules/base/capital';
import { hasSettlement, residentsOn } from '../../../rules/base/pieces';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

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
