import { offerOf } from '../../data/board';
import { SPEEDS } from '../../data/figures';
import { pointsAtHome } from '../pairs/deliver-armies';
import { listTrolleyExplores, trolleyExplore } from '../pairs/deliver-exploration';
import { freeRoad, listFreeRoads } from '../pairs/deliver-roads';
import { morePoints } from '../pairs/privileges-trolley';
import type { Module, StepHooks } from '../parts';
import { activeOwner, type State } from '../state';
import { extraPoint, listAlone, settleHere } from './alone';
import { deliverGood, listDeliveries } from './deliver';
import { drive, listDrives } from './drive';
import { hasDemand, MP } from './fields';
import { listLoads, loadGood, loadResident } from './load';
import { goal } from './role-1';
import { income, selling } from './role-2';
import { loseTrolley, setUp, startTrolley, stockDiscovered } from './set-up';
import { listUnloads, unloadGood, unloadResident } from './unload';
import { listUpgrades, upgrade } from './upgrade';
import { writing } from './write';

/** G4.5, M9.9: in roles I and II all capitals offer different goods. */
function offersTheSame({ world }: State, one: number, other: number): boolean {
  return hasDemand(world) && offerOf(one) === offerOf(other);
}

/** M1.5, M1.14: the movement points of a turn, in halves. */
const trolley: StepHooks<State> = {
  start(state) {
    const owner = activeOwner(state);
    const points = 2 * SPEEDS[state.speed[owner]] + morePoints(state, owner);
    state.trip[MP] = points + pointsAtHome(state, owner);
  },
  list(state, into) {
    listDrives(state, into);
    listLoads(state, into);
    listUnloads(state, into);
    listDeliveries(state, into);
    listAlone(state, into);
    listTrolleyExplores(state, into);
    listFreeRoads(state, into);
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
    trolleyExplore,
    freeRoad,
  ],
  phases: [],
  pendings: [],
  always: {
    setUp,
    capitalsClash: offersTheSame,
    capitalPlaced: startTrolley,
    discovered: stockDiscovered,
    fell: loseTrolley,
    turnStart({ trip }) {
      trip.fill(0);
    },
    steps: { upgrade: { list: listUpgrades }, trolley },
    write: writing,
  },
  roles: [selling, selling, {}],
  goal,
  income,
};
