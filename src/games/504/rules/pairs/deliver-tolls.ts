import { TOLL_PER } from '../../data/figures';
import { NONE } from '../base/fields';
import { hasSettlement } from '../base/pieces';
import { controllerOf } from '../military/ground';
import type { Owner } from '../parts';
import type { State } from '../state';

/** X2: what of the price of a good is lost, because the city where it was delivered is not the owner's own. */
export function tollOf(state: State, owner: Owner, tile: number, price: number): number {
  const { role } = state.world;
  if (role[4] === 0 || role[8] === 1 || hasSettlement(state, owner, tile)) return 0;
  return Math.floor(price / TOLL_PER);
}

/** It goes to who controls the city when income is taken, else to the bank. */
export function payToll(state: State, owner: Owner, tile: number, price: number): void {
  const toll = tollOf(state, owner, tile, price);
  if (toll === 0) return;
  const host = controllerOf(state, tile);
  if (host !== NONE) state.cash[host] += toll;
}
