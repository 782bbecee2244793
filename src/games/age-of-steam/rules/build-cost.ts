import { COSTS } from '../data/figures';
import { TERRAIN } from './board';
import { isAdded } from './build-change';
import { SEGMENT_COUNT, SHAPES, SPOKES } from './shapes';
import type { State } from './state';
import { CROSSES } from './supply';

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
type Price = readonly (readonly [PricePart, number])[];

/** 7.9: a redirected segment. */
const REDIRECTED: Price = [['turn', COSTS.redirect]];

/** 7.9: a shape placed on bare ground, which is not among it. */
function priceOfPlacing(shape: number): Price {
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
function priceOfGround(ground: number): Price {
  const terrain = TERRAIN[ground];
  return terrain === 'plain' ? [] : [[terrain, COSTS.terrain[terrain]]];
}

/** 7.9: a shape that has more segments than the present one. */
function priceOfAdding(shape: number): Price {
  if (shape >= SPOKES) return [['grow-town', COSTS.extendTown]];
  const pair = pairOf(shape);
  return [[`add-${pair}`, COSTS.add[pair]]];
}

function pairOf(shape: number): Pair {
  return CROSSES[shape] ? 'crossing' : 'coexist';
}

const sum = (price: Price) => price.reduce((all, [, dollars]) => all + dollars, 0);

/** What a shape costs on bare plain, and where it is added to; what the ground of a hex adds. */
const PLACE = new Uint8Array(SHAPES);
const ADD = new Uint8Array(SHAPES);
for (let shape = 1; shape < SHAPES; shape++) {
  PLACE[shape] = sum(priceOfPlacing(shape));
  ADD[shape] = sum(priceOfAdding(shape));
}
const GROUND_COST = TERRAIN.map((_, ground) => sum(priceOfGround(ground)));
const REDIRECT = sum(REDIRECTED);

/** The least that any tile costs. */
export const CHEAPEST = Math.min(REDIRECT, ...PLACE.subarray(1), ...ADD.subarray(1));

/** What it costs to make this the track of a hex, by 7.5's kinds of change. */
export function buildCost(state: State, hex: number, shape: number): number {
  const old = state.shape[hex];
  if (old === 0) return PLACE[shape] + GROUND_COST[state.board.ground[hex]];
  return isAdded(old, shape) ? ADD[shape] : REDIRECT;
}

/** What `buildCost` is made of. */
export function buildPrice(state: State, hex: number, shape: number): Price {
  const old = state.shape[hex];
  if (old === 0) return [...priceOfPlacing(shape), ...priceOfGround(state.board.ground[hex])];
  return isAdded(old, shape) ? priceOfAdding(shape) : REDIRECTED;
}
