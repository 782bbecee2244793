import { CITY, GOODS, offerOf } from '../../../data/board';
import { ofWord } from '../../../rules/base/args';
import { happened, objectionTo } from '../../../rules/base/ask';
import { isStep } from '../../../rules/base/phases';
import { progress } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { moment, objection } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { EMPTY_HOLD, hasDemand, hasHouses, hasTrack, SALES } from '../state';
import { holdWithGood } from './holds';

/** Bringing a good to the own trading house on a tile (X4). */
export const DELIVERING = objection();
/** A good (the value) was delivered to the city of a tile. */
export const DELIVERED = moment();

const NO_PIECE: Refusal = { because: 'no-piece' };
const NO_DEMAND: Refusal = { because: 'no-demand' };
const TAKEN: Refusal = { because: 'taken' };

/** M1.10: a good from a hold for the city of the tile. */
export const deliverGood: ActionKind<State> = {
  code: codeFor(1, 6),
  do: 'deliver',
  ...ofWord('good', GOODS),
  belongs: (state) => isStep(state, 'trolley'),
  refusal: (state, good) => deliveryRefusal(state, activeOwner(state), good),
  play(state, good, emit) {
    const owner = activeOwner(state);
    const tile = state.trolleyAt[owner];
    state.holds[holdWithGood(state, owner, good)] = EMPTY_HOLD;
    if (hasDemand(state.world)) {
      state.covered[tile] |= 1 << good;
      state.delivered[owner * GOODS.length + good]++;
    }
    if (hasTrack(state.world)) listForSale(state, tile, good);
    happened(state, DELIVERED, owner, tile, good, emit);
    progress(state);
  },
};

function listForSale({ sales, salesAt, trip }: State, tile: number, good: number): void {
  if (salesAt.length > 0) salesAt[trip[SALES]] = tile;
  sales[trip[SALES]++] = good;
}

/** Why a good cannot be delivered on the trolley's tile. */
export function deliveryRefusal(state: State, owner: Owner, good: number): Refusal | null {
  if (holdWithGood(state, owner, good) < 0) return NO_PIECE;
  const { world, kind, number, covered } = state;
  const tile = state.trolleyAt[owner];
  if (kind[tile] !== CITY) return NO_DEMAND;
  if (hasDemand(world)) {
    if (offerOf(number[tile]) === good) return NO_DEMAND;
    if ((covered[tile] >> good) & 1) return TAKEN;
  }
  if (hasHouses(world)) return objectionTo(state, DELIVERING, owner, tile);
  return hasDemand(world) ? null : NO_DEMAND;
}

export function listDeliveries(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let good = 0; good < GOODS.length; good++)
    if (!deliveryRefusal(state, owner, good)) add(into, deliverGood.code, good);
}
