import { TILES } from '../../data/board';
import { LONE_SETTLEMENTS, PIECES } from '../../data/figures';
import type { ReasonId } from '../state/base-events';
import type { Emit, Refusal } from '../state/events';
import { EMPTY, HQ, IDLE, LAID, NONE, PROGRESSED, SETTLEMENT } from '../state/fields';
import type { Owner } from '../state/ids';
import { placeOf, type State, tableColumn } from '../state/state';
import { figure, figureOf, happened, moment } from './ask';
import { moneyRefusal, NO_PIECE } from './kinds';

/** G4.7: an owner's HQ was placed on a tile, at the start or at a founding. */
export const CAPITAL_PLACED = moment();
/** G6.10: a settlement was placed; value 1: on an empty tile. */
export const PLACED = moment();
/** G6.11: a settlement left a tile. */
export const LEFT = moment();
/** What an owner (the value) has on a tile besides pieces becomes another's, before its settlement leaves. */
export const HANDED_OVER = moment();
/** A company has fallen: what it had is as before its founding. */
export const FELL = moment();

/** G2.1. */
export function settlementsEach(state: State): number {
  return (state.world.residents ? PIECES : LONE_SETTLEMENTS)[tableColumn(state)];
}

/** G2.1, G2.2: one fewer where residents lie on the cards of the order. */
export function residentsEach(state: State): number {
  if (!state.world.residents) return 0;
  return PIECES[tableColumn(state)] - (state.world.order === 'clockwise' ? 0 : 1);
}

/** Whether an owner has a settlement or its HQ on a tile (G2.4). */
export function hasSettlement({ place }: State, owner: Owner, tile: number): boolean {
  return place[placeOf(owner, tile)] !== EMPTY;
}

/** G6.9: no settlement or HQ is there, and nothing else blocks the tile. */
export function isEmpty(state: State, tile: number): boolean {
  const { entering } = state.world.hooks;
  for (let hook = 0; hook < entering.length; hook++)
    if (entering[hook].isHeld(state, tile)) return false;
  return isUnsettled(state, tile);
}

/** Whether no settlement or HQ is there, whatever else is on the tile. */
export function isUnsettled(state: State, tile: number): boolean {
  for (let owner = 0; owner < state.owners; owner++)
    if (hasSettlement(state, owner, tile)) return false;
  return true;
}

/** Settlements of an owner, its HQ included. */
export function settlementsOf({ place, now }: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < now[LAID]; tile++) if (place[owner * TILES + tile] !== EMPTY) count++;
  return count;
}

/** Residents of an owner on the map, active and exhausted. */
export function residentsOf(state: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) count += residentsOn(state, owner, tile);
  return count;
}

export function residentsOn({ active, exhausted }: State, owner: Owner, tile: number): number {
  const at = placeOf(owner, tile);
  return active[at] + exhausted[at];
}

/** G5.7. */
export function progress({ now }: State): void {
  now[IDLE] = PROGRESSED;
}

/** Puts an owner's HQ on a city. It is no placing of a settlement (G4.6). */
export function placeHq(state: State, owner: Owner, tile: number): void {
  state.place[placeOf(owner, tile)] = HQ;
  state.hq[owner] = tile;
}

/** An owner has its capital now, and what comes with it (G4.7). */
export function placeCapital(state: State, owner: Owner, tile: number): void {
  placeHq(state, owner, tile);
  happened(state, CAPITAL_PLACED, owner, tile, 0);
}

/** G6.10: a settlement from storage, and what it brings. */
export function placeSettlement(
  state: State,
  owner: Owner,
  tile: number,
  emit?: Emit<State>,
): void {
  bringSettlement(state, owner, tile, isEmpty(state, tile), emit);
}

/** The same as a gift, which counts as none on an empty tile. */
export function giveSettlement(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  bringSettlement(state, owner, tile, false, emit);
}

function bringSettlement(
  state: State,
  owner: Owner,
  tile: number,
  isFirst: boolean,
  emit?: Emit<State>,
): void {
  state.storedSettlements[owner]--;
  state.place[placeOf(owner, tile)] = SETTLEMENT;
  progress(state);
  happened(state, PLACED, owner, tile, isFirst ? 1 : 0, emit);
}

/** G6.11: a settlement goes back to storage. */
export function removeSettlement(state: State, owner: Owner, tile: number): void {
  state.storedSettlements[owner]++;
  state.place[placeOf(owner, tile)] = EMPTY;
  happened(state, LEFT, owner, tile, 0);
}

/** A capital falls, and what else was there leaves with it. */
export function removeHq(state: State, owner: Owner): void {
  const tile = state.hq[owner];
  state.place[placeOf(owner, tile)] = EMPTY;
  state.hq[owner] = NONE;
  happened(state, LEFT, owner, tile, 0);
}

/** Points that an owner has for good, told with what they are for. */
export function scoreVp(
  state: State,
  owner: Owner,
  amount: number,
  what: ReasonId,
  emit?: Emit<State>,
): void {
  if (amount === 0) return;
  state.vp[owner] += amount;
  emit?.({ event: 'vp', owner, amount, for: what }, state);
}

/** What settling on a tile costs. */
export const SETTLE_PRICE = figure();
/** The resident that settles on a tile is in storage, and its settlement comes next. */
export const SETTLING = moment();

/** G6.4 b, c: a resident becomes a settlement on a tile where its owner has none. */
export function settle(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  state.cash[owner] -= settlePrice(state, owner, tile);
  state.storedResidents[owner]++;
  happened(state, SETTLING, owner, tile, 0, emit);
  placeSettlement(state, owner, tile, emit);
}

export function settleRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (state.storedSettlements[owner] === 0) return NO_PIECE;
  return moneyRefusal(state.cash[owner], settlePrice(state, owner, tile));
}

function settlePrice(state: State, owner: Owner, tile: number): number {
  return figureOf(state, SETTLE_PRICE, owner, 0, tile);
}
