import { CITIES, GOODS, TILES } from '../../data/board';
import { HOLDS } from '../../data/figures';
import { ifIn, type Size } from '../../rules/state/ids';

/** Places in `trip`, the turn's marks: movement points in halves, how many were bought, what was done. */
export const MP = 0;
export const EXTRA = 1;
export const UPGRADED = 2;
export const GRATIS = 3;
/** How many goods are listed for sale. */
export const SALES = 4;
/** Bits of the other owners whose tiles were entered (M4.20). */
export const PASSED = 5;
const FIGURES = 6;

/** In `holds`: 0 empty, then 1 + a good, then one and two residents. */
export const EMPTY_HOLD = 0;
export const ONE_RESIDENT = 1 + GOODS.length;
export const TWO_RESIDENTS = 2 + GOODS.length;
export const NO_HOLD = 255;

type Of = Pick<Size, 'role'>;

/** M1.3: cities demand goods, and deliveries count. */
export function hasDemand({ role }: Of): boolean {
  return role[1] === 1 || role[1] === 2;
}

/** M1.2: cities have goods; with 8 plants have (X4). */
export function citiesOffer(of: Of): boolean {
  return hasDemand(of) && of.role[8] === 0;
}

/** Whether there is something but residents to carry. */
export function hasGoods(of: Of): boolean {
  return of.role[1] > 0 && (hasDemand(of) || of.role[8] > 0);
}

/** X4: goods are brought to own trading houses. */
export function hasHouses({ role }: Of): boolean {
  return role[1] > 0 && (role[8] === 1 || role[8] === 2);
}

/** M1.17: goods are sold by the price track. */
export function hasTrack({ role }: Of): boolean {
  return role[1] === 2 || (role[1] === 1 && role[9] === 2);
}

/** X2: with armies it matters where a good was delivered. */
export function keepsSalePlaces(of: Of): boolean {
  return hasTrack(of) && of.role[4] > 0;
}

/** M4.19: what companies that fell have delivered still counts for the end. */
function remembersFallen({ role, company }: Of & Pick<Size, 'company'>): boolean {
  return role[1] === 1 && company && role[4] > 0;
}

/** Each kind can be delivered once to a city that does not offer it. */
const SALES_MOST = CITIES * (GOODS.length - 1);

export function deliverFields(size: Size) {
  const { owners } = size;
  const goods = GOODS.length;
  return {
    words: {},
    halves: {},
    bytes: {
      /** By owner: the tile of the trolley, NONE before it has one; and its place in SPEEDS. */
      trolleyAt: ifIn(size, 1, owners),
      speed: ifIn(size, 1, owners),
      /** By `owner * HOLDS + hold`. */
      holds: ifIn(size, 1, owners * HOLDS),
      trip: ifIn(size, 1, FIGURES),
      /** The goods listed in this turn, in the order of delivery. */
      sales: hasTrack(size) ? SALES_MOST : 0,
      /** Where they were delivered (X2). */
      salesAt: keepsSalePlaces(size) ? SALES_MOST : 0,
      /** By good: the space on the price track. */
      prices: hasTrack(size) ? goods : 0,
      /** By tile: goods left of the kind that the city offers; bits of the kinds that are covered. */
      cityGoods: citiesOffer(size) ? TILES : 0,
      covered: hasDemand(size) ? TILES : 0,
      /** By `tile * GOODS + good`: goods that lie loose. */
      loose: hasGoods(size) ? TILES * goods : 0,
      /** By tile: 1 while the good is on its plant. */
      fullPlant: size.role[8] > 0 ? ifIn(size, 1, TILES) : 0,
      /** By `owner * GOODS + good`: goods delivered since the beginning. */
      delivered: hasDemand(size) ? owners * goods : 0,
      /** By good: goods that companies delivered before they fell. */
      fallenDelivered: remembersFallen(size) ? goods : 0,
      /** By `(owner * CITIES + number - 1) * GOODS + good`: goods on trading houses. */
      houseGoods: hasHouses(size) ? owners * CITIES * goods : 0,
    },
  };
}
