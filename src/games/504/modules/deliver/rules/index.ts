import type { Json, JsonObject } from '../../../../../kit/json';
import { GOODS, offerOf } from '../../../data/board';
import { HOLDS, SPEEDS } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { SET_UP, TURN_STARTS } from '../../../rules/base/flow';
import { hexText } from '../../../rules/base/map';
import { CAPITAL_PLACED, FELL } from '../../../rules/base/pieces';
import { numbersIn, writeCounts } from '../../../rules/base/writing';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Module, StepHooks, Writing } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
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
import {
  deliverGood,
  listDeliveries,
  listLoads,
  listUnloads,
  loadGood,
  loadResident,
  unloadGood,
  unloadResident,
} from './cargo';
import { drive, extraPoint, listAlone, listDrives, settleHere } from './drive';
import { loseTrolley, residentsIn, setUp, startTrolley } from './holds';
import { goal, income, selling } from './roles';
import { listUpgrades, upgrade } from './upgrade';

const writing: Writing<State> = {
  position: ({ world, prices, fallenDelivered }): JsonObject => ({
    ...(hasTrack(world) && {
      prices: Object.fromEntries(GOODS.map((good, at) => [good, prices[at]])),
    }),
    ...(fallenDelivered.some((count) => count > 0) && {
      delivered: writeCounts(GOODS, fallenDelivered),
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
    ...(hasDemand(state.world) && {
      delivered: writeCounts(GOODS, state.delivered, owner * GOODS.length),
    }),
    trolley: writeTrolley(state, owner),
  }),
};

function writeTrip({ trip }: State): JsonObject {
  return {
    ...(trip[MP] > 0 && { mp: trip[MP] }),
    ...(trip[EXTRA] > 0 && { extra: trip[EXTRA] }),
    ...(trip[UPGRADED] > 0 && { upgraded: true }),
    ...(trip[GRATIS] > 0 && { gratis: true }),
    ...(trip[PASSED] > 0 && { passed: numbersIn(trip[PASSED]) }),
  };
}

/** J3: with armies also where each good was delivered. */
function writeSales(state: State): Json {
  const { trip, sales, salesAt } = state;
  return Array.from(sales.subarray(0, trip[SALES]), (good, at) =>
    salesAt.length > 0 ? { good: GOODS[good], at: hexText(state, salesAt[at]) } : GOODS[good],
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

/** G4.5, M9.9: in roles I and II all capitals offer different goods. */
function offersTheSame({ world }: State, one: number, other: number): boolean {
  return hasDemand(world) && offerOf(one) === offerOf(other);
}

/** In halves, at the start of the step. */
export const MOVEMENT_POINTS = figure();

/** M1.5, M1.14: the movement points of a turn, in halves. */
const trolley: StepHooks<State> = {
  start(state) {
    const owner = activeOwner(state);
    const points = 2 * SPEEDS[state.speed[owner]];
    state.trip[MP] = figureOf(state, MOVEMENT_POINTS, owner, points);
  },
  list(state, into) {
    listDrives(state, into);
    listLoads(state, into);
    listUnloads(state, into);
    listDeliveries(state, into);
    listAlone(state, into);
  },
  end({ trip }) {
    trip[MP] = 0;
  },
};

/** Module 1, Pick-up & Deliver. In role III there is only the trolley (M1.20). */
export const deliver: Module<State> = {
  digit: 1,
  actions: [
    upgrade,
    drive,
    loadGood,
    loadResident,
    unloadGood,
    unloadResident,
    deliverGood,
    extraPoint,
    settleHere,
  ],
  phases: [],
  pendings: [],
  always: {
    happened: [
      [SET_UP, setUp],
      [CAPITAL_PLACED, startTrolley],
      [TURN_STARTS, ({ trip }) => void trip.fill(0)],
      [FELL, loseTrolley],
    ],
    capitalsClash: offersTheSame,
    steps: { upgrade: { list: listUpgrades }, trolley },
    write: writing,
  },
  roles: [[selling], [selling], []],
  goal,
  income,
};
