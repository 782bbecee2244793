import { COSTS } from '../data/figures';
import { GROUND, TERRAIN } from './board';
import { isAdded } from './build-change';
import { SEGMENT_COUNT, SHAPES, SPOKES } from './shapes';
import type { State } from './state';
import { CROSSES } from './supply-lines';

/** 7.9: what a shape costs on bare plain, and where it is added to. */
const PLACE = new Uint8Array(SHAPES);
const ADD = new Uint8Array(SHAPES);
for (let shape = 1; shape < SHAPES; shape++) {
  const kind = CROSSES[shape] ? 'crossing' : 'coexist';
  const isTown = shape >= SPOKES;
  ADD[shape] = isTown ? COSTS.extendTown : COSTS.add[kind];
  if (isTown) PLACE[shape] = COSTS.town.base + COSTS.town.exit * SEGMENT_COUNT[shape];
  else PLACE[shape] = COSTS.place[SEGMENT_COUNT[shape] === 1 ? 'simple' : kind];
}
const GROUND_COST = TERRAIN.map((ground) => (ground === 'plain' ? 0 : COSTS.terrain[ground]));

/** The least that any tile costs. */
export const CHEAPEST = Math.min(COSTS.redirect, ...PLACE.subarray(1), ...ADD.subarray(1));

/** What it costs to make this the track of a hex, by 7.5's kinds of change. */
export function buildCost(state: State, hex: number, shape: number): number {
  const old = state.shape[hex];
  if (old === 0) return PLACE[shape] + GROUND_COST[GROUND[hex]];
  return isAdded(old, shape) ? ADD[shape] : COSTS.redirect;
}
