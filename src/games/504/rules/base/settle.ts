import type { Emit, Refusal } from '../../../../kit/rules';
import type { Owner } from '../parts';
import type { State } from '../state';
import { placeSettlement } from './pieces';

const NO_PIECE: Refusal = { because: 'no-piece' };

/** G6.4 b, c: a resident becomes a settlement on a tile where its owner has none. */
export function settle(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  state.cash[owner] -= settlePrice(state, owner, tile);
  if (!staysOut(state, owner, tile)) state.storedResidents[owner]++;
  placeSettlement(state, owner, tile, emit);
}

export function settleRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (state.storedSettlements[owner] === 0) return NO_PIECE;
  const needs = settlePrice(state, owner, tile);
  const has = state.cash[owner];
  return has < needs ? { because: 'no-money', needs, has } : null;
}

/** Whether a resident that settles there does not go to storage. */
function staysOut(state: State, owner: Owner, tile: number): boolean {
  const { settling } = state.world.hooks;
  let stays = false;
  for (let hook = 0; hook < settling.length; hook++)
    if (settling[hook](state, owner, tile)) stays = true;
  return stays;
}

function settlePrice(state: State, owner: Owner, tile: number): number {
  const hooks = state.world.hooks.settlePrice;
  let price = 0;
  for (let hook = 0; hook < hooks.length; hook++) price += hooks[hook](state, owner, tile);
  return price;
}
