import { offerOf } from '../../../data/board';
import { SPEEDS } from '../../../data/figures';
import { figureOf } from '../../../rules/base/ask';
import { SET_UP, TURN_STARTS } from '../../../rules/base/flow';
import { CAPITAL_PLACED, FELL } from '../../../rules/base/pieces';
import { figure, type Module, type StepHooks } from '../../../rules/state/parts';
import { activeOwner, type State } from '../../../rules/state/state';
import { hasDemand, MP } from '../state';
import { extraPoint, listAlone, settleHere } from './alone';
import {
  listLoads,
  listUnloads,
  loadGood,
  loadResident,
  unloadGood,
  unloadResident,
} from './cargo';
import { deliverGood, listDeliveries } from './deliver';
import { drive, listDrives } from './drive';
import { loseTrolley, setUp, startTrolley } from './holds';
import { goal, income, selling } from './roles';
import { listUpgrades, upgrade } from './upgrade';
import { writing } from './write';

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
