import { CITY, GOODS, offerOf } from '../../../data/board';
import { CITY_GOODS, HOLDS, TRACK_START } from '../../../data/figures';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { citiesOffer, EMPTY_HOLD, hasGoods, NO_HOLD, ONE_RESIDENT, TWO_RESIDENTS } from '../state';

/** The first hold of an owner with just that in it, as a place in `holds`; -1: there is none. */
export function holdWith({ holds }: State, owner: Owner, content: number): number {
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++) if (holds[at] === content) return at;
  return -1;
}

export function holdWithGood(state: State, owner: Owner, good: number): number {
  return holdWith(state, owner, 1 + good);
}

/** Where one more resident goes: beside a single one before into an empty hold (J9); -1: nowhere. */
export function holdForResident(state: State, owner: Owner): number {
  const single = holdWith(state, owner, ONE_RESIDENT);
  return single >= 0 ? single : holdWith(state, owner, EMPTY_HOLD);
}

/** The last hold with residents; -1: none are aboard. */
export function lastHoldWithResidents({ holds }: State, owner: Owner): number {
  for (let at = (owner + 1) * HOLDS - 1; at >= owner * HOLDS; at--)
    if (holds[at] === ONE_RESIDENT || holds[at] === TWO_RESIDENTS) return at;
  return -1;
}

/** One resident gets off, from the last hold that has any (J9); false: none are aboard. */
export function takeResidentOff(state: State, owner: Owner): boolean {
  const hold = lastHoldWithResidents(state, owner);
  if (hold < 0) return false;
  state.holds[hold] = state.holds[hold] === TWO_RESIDENTS ? ONE_RESIDENT : EMPTY_HOLD;
  return true;
}

/** Residents in a hold. */
export function residentsIn(content: number): number {
  if (content === TWO_RESIDENTS) return 2;
  return content === ONE_RESIDENT ? 1 : 0;
}

/** M1.13: they are neither on the map nor in storage. */
export function residentsAboard({ holds }: State, owner: Owner): number {
  let count = 0;
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++) count += residentsIn(holds[at]);
  return count;
}

export function goodsAboard({ holds }: State, owner: Owner): number {
  let count = 0;
  for (let at = owner * HOLDS; at < (owner + 1) * HOLDS; at++)
    if (holds[at] > EMPTY_HOLD && holds[at] <= GOODS.length) count++;
  return count;
}

/** M1.1: whether a hold can carry anything. */
export function hasHolds({ world }: State): boolean {
  return world.residents || hasGoods(world);
}

/** Trolleys before they have a place: one hold, where there is something to carry. */
export function buildTrolleys(state: State): void {
  for (let owner = 0; owner < state.owners; owner++) buildTrolley(state, owner);
}

function buildTrolley(state: State, owner: Owner): void {
  state.trolleyAt[owner] = NONE;
  state.speed[owner] = 0;
  state.holds.fill(NO_HOLD, owner * HOLDS, (owner + 1) * HOLDS);
  if (hasHolds(state)) state.holds[owner * HOLDS] = EMPTY_HOLD;
}

/** M4.19: the trolley of a company that fell goes; in role I what it delivered still counts for the end. */
export function loseTrolley(state: State, owner: Owner): void {
  const { delivered, fallenDelivered } = state;
  buildTrolley(state, owner);
  const first = owner * GOODS.length;
  for (let good = 0; good < fallenDelivered.length; good++)
    fallenDelivered[good] += delivered[first + good];
  delivered.fill(0, first, first + GOODS.length);
}

/** M1.2, M1.17: goods in the cities, and their prices. */
export function setUp(state: State): void {
  buildTrolleys(state);
  state.prices.fill(TRACK_START);
  for (let tile = 0; tile < state.now[LAID]; tile++) stockCity(state, tile);
}

function stockCity(state: State, tile: number): void {
  if (citiesOffer(state.world) && state.kind[tile] === CITY) state.cityGoods[tile] = CITY_GOODS;
}

/** X3: discovered cities get goods. */
export function stockDiscovered(state: State, _owner: Owner, tile: number): void {
  stockCity(state, tile);
}

/** M1.2: the trolley starts on the capital, with a good from there. */
export function startTrolley(state: State, owner: Owner, tile: number): void {
  state.trolleyAt[owner] = tile;
  if (!citiesOffer(state.world) || state.cityGoods[tile] === 0) return;
  state.cityGoods[tile]--;
  state.holds[owner * HOLDS] = 1 + offerOf(state.number[tile]);
}
