import type { Json, JsonObject } from '../../../../../kit/json';
import { GOODS } from '../../../data/board';
import { HOLDS, SPEEDS } from '../../../data/figures';
import { hexText } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import {
  EMPTY_HOLD,
  EXTRA,
  GRATIS,
  hasDemand,
  hasTrack,
  MP,
  NO_HOLD,
  PASSED,
  SALES,
  UPGRADED,
} from '../state';
import { residentsIn } from './holds';

export const writing: Writing<State> = {
  position: ({ world, prices, fallenDelivered }): JsonObject => ({
    ...(hasTrack(world) && {
      prices: Object.fromEntries(GOODS.map((good, at) => [good, prices[at]])),
    }),
    ...(fallenDelivered.some((count) => count > 0) && {
      delivered: writeGoods(fallenDelivered, 0),
    }),
  }),
  turn: (state): JsonObject => ({
    ...writeTrip(state),
    ...(state.trip[SALES] > 0 && { sales: writeSales(state) }),
  }),

  tile({ cityGoods, covered, loose }, tile): JsonObject {
    const lying = GOODS.flatMap((good, kind) =>
      Array<string>(loose[tile * GOODS.length + kind] ?? 0).fill(good),
    );
    return {
      ...(cityGoods[tile] > 0 && { goods: cityGoods[tile] }),
      ...(covered[tile] > 0 && {
        covered: GOODS.filter((_, kind) => (covered[tile] >> kind) & 1),
      }),
      ...(lying.length > 0 && { loose: lying }),
    };
  },
  owner: (state, owner): JsonObject => ({
    ...(hasDemand(state.world) && { delivered: writeGoods(state.delivered, owner * GOODS.length) }),
    trolley: writeTrolley(state, owner),
  }),
};

function writeTrip({ trip, owners }: State): JsonObject {
  const passed = Array.from({ length: owners }, (_, owner) => owner);
  return {
    ...(trip[MP] > 0 && { mp: trip[MP] }),
    ...(trip[EXTRA] > 0 && { extra: trip[EXTRA] }),
    ...(trip[UPGRADED] > 0 && { upgraded: true }),
    ...(trip[GRATIS] > 0 && { gratis: true }),
    ...(trip[PASSED] > 0 && { passed: passed.filter((owner) => (trip[PASSED] >> owner) & 1) }),
  };
}

/** J3: with armies also where each good was delivered. */
function writeSales(state: State): Json {
  const { trip, sales, salesAt } = state;
  return Array.from(sales.subarray(0, trip[SALES]), (good, at) =>
    salesAt.length > 0 ? { good: GOODS[good], at: hexText(state, salesAt[at]) } : GOODS[good],
  );
}

/** From the first figure on, by kind. */
function writeGoods(counts: Uint8Array, first: number): JsonObject {
  const count = (kind: number) => counts[first + kind];
  return Object.fromEntries(
    GOODS.flatMap((good, kind) => (count(kind) > 0 ? [[good, count(kind)]] : [])),
  );
}

function writeTrolley(state: State, owner: Owner): JsonObject {
  const at = state.trolleyAt[owner];
  const holds = Array.from(state.holds.subarray(owner * HOLDS, (owner + 1) * HOLDS));
  return {
    at: at === NONE ? null : hexText(state, at),
    speed: SPEEDS[state.speed[owner]],
    holds: holds.filter((content) => content !== NO_HOLD).map(writeHold),
  };
}

function writeHold(content: number): Json {
  if (content === EMPTY_HOLD) return null;
  const residents = residentsIn(content);
  return residents > 0 ? { residents } : GOODS[content - 1];
}
