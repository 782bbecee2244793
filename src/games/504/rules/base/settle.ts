import type { Emit, Refusal } from '../../../../kit/rules';
import type { Owner } from '../state/parts';
import { figure, moment } from '../state/points';
import type { State } from '../state/state';
import { figureOf, happened } from './ask';
import { placeSettlement } from './pieces';

/** What settling on a tile costs. */
export const SETTLE_PRICE = figure();
/** The resident that settles on a tile is in storage, and its settlement comes next. */
export const SETTLING = moment();

const NO_PIECE: Refusal = { because: 'no-piece' };

/** G6.4 b, c: a resident becomes a settlement on a tile where its owner has none. */
export function settle(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  state.cash[owner] -= settlePrice(state, owner, tile);
  state.storedResidents[owner]++;
  happened(state, SETTLING, owner, tile, 0, emit);
  placeSettlement(state, owner, tile, emit);
}

export function settleRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (state.storedSettlements[owner] === 0) return NO_PIECE;
  const needs = settlePrice(state, owner, tile);
  const has = state.cash[owner];
  return has < needs ? { because: 'no-money', needs, has } : null;
}

function settlePrice(state: State, owner: Owner, tile: number): number {
  return figureOf(state, SETTLE_PRICE, owner, 0, tile);
}
