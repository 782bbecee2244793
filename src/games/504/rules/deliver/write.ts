import type { Json, JsonObject } from '../../../../kit/json';
import { GOODS } from '../../data/board';
import { HOLDS, SPEEDS } from '../../data/figures';
import { hexText } from '../base/map';
import { NONE } from '../base/windows';
import type { Owner, Writing } from '../parts';
import type { State } from '../state';
import { residentsIn } from './holds';
import {
  EMPTY_HOLD,
  EXTRA,
  GRATIS,
  hasDemand,
  hasTrack,
  MP,
  NO_HOLD,
  SALES,
  UPGRADED,
} from './windows';

export const writing: Writing<State> = {
  position: ({ world, prices }): JsonObject =>
    hasTrack(world)
      ? { prices: Object.fromEntries(GOODS.map((good, at) => [good, prices[at]])) }
      : {},
  turn: ({ trip, sales }): JsonObject => ({
    ...(trip[MP] > 0 && { mp: trip[MP] }),
    ...(trip[EXTRA] > 0 && { extra: trip[EXTRA] }),
    ...(trip[UPGRADED] > 0 && { upgraded: true }),
    ...(trip[GRATIS] > 0 && { gratis: true }),
    ...(trip[SALES] > 0 && {
      sales: Array.from(sales.subarray(0, trip[SALES]), (good) => GOODS[good]),
    }),
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
    ...(hasDemand(state.world) && { delivered: writeDelivered(state, owner) }),
    trolley: writeTrolley(state, owner),
  }),
};

function writeDelivered({ delivered }: State, owner: Owner): JsonObject {
  const count = (kind: number) => delivered[owner * GOODS.length + kind];
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
