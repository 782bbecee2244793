import { CITY, TILES } from '../../../data/board';
import { FACTORIES_MOST, FACTORY_INCOME, FACTORY_PRICES, FACTORY_VP } from '../../../data/figures';
import { moneyRefusal, NO_SETTLEMENT, NOT_NOW, ofTile, TAKEN } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, progress, scoreVp } from '../../../rules/base/pieces';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { hasCard, kindOf } from './cards';

const CHEAP = [kindOf('II(3)'), kindOf('III(7)')];

/** M3.12: one in a city each turn. */
export const factory: ActionKind<State> = {
  code: codeFor(3, 4),
  do: 'factory',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'factory'),
  refusal(state, tile) {
    const owner = activeOwner(state);
    if (state.kind[tile] !== CITY || !hasSettlement(state, owner, tile)) return NO_SETTLEMENT;
    if (state.built[tile] > 0) return NOT_NOW;
    if (factoriesIn(state, tile) >= FACTORIES_MOST) return TAKEN;
    return moneyRefusal(state.cash[owner], priceOf(state, owner, tile));
  },
  play(state, tile, emit) {
    const owner = activeOwner(state);
    state.cash[owner] -= priceOf(state, owner, tile);
    state.factories[placeOf(owner, tile)]++;
    state.built[tile] = 1;
    progress(state);
    if (state.world.role[3] === 1) scoreVp(state, owner, FACTORY_VP, 'factory', emit);
  },
};

export function listFactories(state: State, into: Listing): void {
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] === CITY && !factory.refusal(state, tile)) add(into, factory.code, tile);
}

export function priceOf(state: State, owner: Owner, tile: number): number {
  const isCheap = CHEAP.some((card) => hasCard(state, owner, card));
  return FACTORY_PRICES[isCheap ? 0 : factoriesIn(state, tile)];
}

/** Factories of all in a city, the ownerless ones too. */
export function factoriesIn(state: State, tile: number): number {
  let count = 0;
  for (let owner = 0; owner <= state.owners; owner++)
    count += state.factories[placeOf(owner, tile)];
  return count;
}

/** Factories of an owner; `state.owners`: ownerless ones. */
export function factoriesOf({ factories }: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < TILES; tile++) count += factories[placeOf(owner, tile)];
  return count;
}

export function allFactories({ factories }: State): number {
  let count = 0;
  for (let place = 0; place < factories.length; place++) count += factories[place];
  return count;
}

/** M4.14: a new settlement takes over ownerless ones. */
export function takeFactories(state: State, owner: Owner, tile: number): void {
  moveFactories(state, tile, state.owners, owner);
}

/** M3.13, M4.14: with armies one is lost when a settlement leaves, and the rest are ownerless. */
export function leaveFactories(state: State, owner: Owner, tile: number): void {
  if (state.world.role[4] === 0 || state.factories[placeOf(owner, tile)] === 0) return;
  state.factories[placeOf(owner, tile)]--;
  moveFactories(state, tile, owner, state.owners);
}

/** M4.12, M4.19: they go with the tile. */
export function handFactoriesOver(state: State, to: Owner, tile: number, from: Owner): void {
  moveFactories(state, tile, from, to);
}

function moveFactories({ factories }: State, tile: number, from: Owner, to: Owner): void {
  factories[placeOf(to, tile)] += factories[placeOf(from, tile)];
  factories[placeOf(from, tile)] = 0;
}

/** M3.14b. */
export function income(state: State, owner: Owner): number {
  return FACTORY_INCOME * factoriesOf(state, owner);
}
