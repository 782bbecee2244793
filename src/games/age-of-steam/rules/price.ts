import { COSTS } from '../data/figures';
import { TERRAIN } from './board';
import { SEGMENT_COUNT, SPOKES } from './shapes';
import { CROSSES } from './supply-lines';

type Terrain = keyof typeof COSTS.terrain;
type Pair = keyof typeof COSTS.add;

/** The parts of a price: a tile, ground, spokes, or a change of the present tile. */
export type PricePart =
  | keyof typeof COSTS.place
  | Terrain
  | `add-${Pair}`
  | 'town'
  | 'exits'
  | 'grow-town'
  | 'turn';

/** Parts of a price, in dollars. */
export type Price = readonly (readonly [PricePart, number])[];

/** 7.9: a redirected segment. */
export const REDIRECTED: Price = [['turn', COSTS.redirect]];

/** 7.9: a shape placed on bare ground, which is not among it. */
export function priceOfPlacing(shape: number): Price {
  const segments = SEGMENT_COUNT[shape];
  if (shape >= SPOKES) {
    return [
      ['town', COSTS.town.base],
      ['exits', COSTS.town.exit * segments],
    ];
  }
  const kind = segments === 1 ? 'simple' : pairOf(shape);
  return [[kind, COSTS.place[kind]]];
}

/** 7.9: the ground of a hex that was bare, by `TERRAIN`. Towns are on the plain. */
export function priceOfGround(ground: number): Price {
  const terrain = TERRAIN[ground];
  return terrain === 'plain' ? [] : [[terrain, COSTS.terrain[terrain]]];
}

/** 7.9: a shape that has more segments than the present one. */
export function priceOfAdding(shape: number): Price {
  if (shape >= SPOKES) return [['grow-town', COSTS.extendTown]];
  const pair = pairOf(shape);
  return [[`add-${pair}`, COSTS.add[pair]]];
}

function pairOf(shape: number): Pair {
  return CROSSES[shape] ? 'crossing' : 'coexist';
}
