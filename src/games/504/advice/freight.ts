import { CITY, GOODS, offerOf, TILES } from '../data/board';
import { DELIVERED_SET_VP, DELIVERED_VP, HOLDS, POINT, SPEEDS, TRACK } from '../data/figures';
import { holdWith } from '../modules/deliver/rules/holds';
import { EMPTY_HOLD, hasDemand, hasGoods, hasHouses, NO_HOLD } from '../modules/deliver/state';
import { houseRefusal } from '../modules/production/rules/houses';
import { distance } from '../rules/base/map';
import { moreForGood, morePoints } from '../rules/pairs/privileges';
import { LAID } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { dollar, earning, SPENT, turnsLeft } from './rates';

/* What goods are worth to whom, and how far it is to where they are taken. */

const KINDS = GOODS.length;
const NOWHERE = 99;
/** Movement points per delivery with one hold, roughly; and the factor for deliveries with two holds. */
const WAY = 3.2;
const TWO_HOLDS = 1.45;
/** A good on a trading house: points with 8 in role I, dollars every round where it pays. */
const HOUSE_GOOD = { points: 2.2, money: 12 } as const;

/** Steps to the nearest city that takes a good, at `good * TILES + tile`. */
const steps = new Uint8Array(KINDS * TILES);

/** How many goods an owner delivers in a turn, about. */
export function deliveriesEach(state: State, owner: Owner): number {
  const hasTwo = state.holds[owner * HOLDS + 1] !== NO_HOLD;
  const movement = SPEEDS[state.speed[owner]] + morePoints(state, owner) / POINT;
  return (movement / WAY) * (hasTwo ? TWO_HOLDS : 1);
}

/** Bits of the goods that a city would take of an owner, whose trolley may be elsewhere (M1.10). */
export function takenAt(state: State, owner: Owner, tile: number): number {
  const { world, kind, number, covered } = state;
  if (kind[tile] !== CITY || !hasGoods(world)) return 0;
  if (hasHouses(world) ? houseRefusal(state, owner, tile) : !hasDemand(world)) return 0;
  const all = (1 << KINDS) - 1;
  return hasDemand(world) ? all & ~covered[tile] & ~(1 << offerOf(number[tile])) : all;
}

/** Fills the steps of all goods for an owner. */
export function measureTakers(state: State, owner: Owner): void {
  const { now, q, r } = state;
  steps.fill(NOWHERE);
  for (let city = 0; city < now[LAID]; city++) {
    const taken = takenAt(state, owner, city);
    if (taken === 0) continue;
    for (let tile = 0; tile < now[LAID]; tile++) {
      const far = distance(q[tile], r[tile], q[city], r[city]);
      for (let good = 0; good < KINDS; good++)
        if ((taken >> good) & 1 && far < steps[good * TILES + tile])
          steps[good * TILES + tile] = far;
    }
  }
}

/** Steps from a tile to the nearest city that takes a good; -1: none does. `measureTakers` comes first. */
export function stepsToTaker(good: number, tile: number): number {
  const far = steps[good * TILES + tile];
  return far === NOWHERE ? -1 : far;
}

/** What one more good of a kind is worth to an owner once it is delivered. */
export function cargoWorth(state: State, owner: Owner, good: number): number {
  const { role, incomeBy } = state.world;
  let worth = 0;
  if (role[1] === 1) worth += pointsOfOneMore(state, owner, good);
  if (incomeBy === 1)
    worth += SPENT * dollar[0] * (TRACK[state.prices[good]] + moreForGood(state, owner));
  if (hasHouses(state.world)) {
    if (role[8] === 1) worth += HOUSE_GOOD.points;
    if (incomeBy === 8) worth += HOUSE_GOOD.money * earning[owner];
  }
  return worth * Math.min(1, turnsLeft[owner] + 0.2);
}

function pointsOfOneMore({ delivered, bonuses, world }: State, owner: Owner, good: number): number {
  const first = owner * KINDS;
  const count = delivered[first + good];
  const most = DELIVERED_VP.length - 1;
  let points = count < most ? DELIVERED_VP[count + 1] - DELIVERED_VP[count] : 0;
  let missing = 0;
  for (let kind = 0; kind < KINDS; kind++) if (delivered[first + kind] <= count) missing++;
  points += DELIVERED_SET_VP / Math.max(1, missing);
  // M2.10: the second good of a kind.
  if (world.role[2] === 3 && (bonuses[0] >> good) & 1) points += count === 1 ? 5 : 2;
  return points;
}

/** Whether a hold of the owner's trolley is empty. */
export function hasRoom(state: State, owner: Owner): boolean {
  return holdWith(state, owner, EMPTY_HOLD) >= 0;
}
