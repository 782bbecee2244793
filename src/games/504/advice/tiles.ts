import { TILES } from '../data/board';
import { isWalkable, SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/base/windows';
import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { turnsLeft } from './outlook';
import { adviceOf } from './world-advice';

/** A settlement for its own sake: a place to live, and to go on from. The last ones in storage are kept for more. */
const SETTLEMENT_WORTH = 0.25;
const PLENTY = 8;
/** What lies a step farther counts so much, and how many steps are looked at. */
const STEP = 0.6;
const STEPS = 4;

/** By tile: what settling there is worth (0 where it stands already), and what a resident on it can do or reach. */
export const settlings = new Float32Array(TILES);
export const reaches = new Float32Array(TILES);
const next = new Float32Array(TILES);

/** What a settlement of an owner on a tile is good for. */
export function holdingWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  const turns = turnsLeft[owner];
  let worth = SETTLEMENT_WORTH * Math.min(1, state.storedSettlements[owner] / PLENTY);
  for (let at = 0; at < modules.length; at++)
    worth += modules[at].holding?.(state, owner, tile, turns) ?? 0;
  return worth;
}

function settlingWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  const turns = turnsLeft[owner];
  let worth = holdingWorth(state, owner, tile);
  for (let at = 0; at < modules.length; at++)
    worth += modules[at].settling?.(state, owner, tile, turns) ?? 0;
  return Math.max(0.02, worth);
}

function workWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  const turns = turnsLeft[owner];
  let best = 0;
  for (let at = 0; at < modules.length; at++)
    best = Math.max(best, modules[at].work?.(state, owner, tile, turns) ?? 0);
  return best;
}

/** Fills the figures by tile for an owner; `look` comes first. */
export function surveyTiles(state: State, owner: Owner): void {
  const { now } = state;
  for (let tile = 0; tile < now[LAID]; tile++) {
    const isOwn = hasSettlement(state, owner, tile);
    const isFree = !isOwn && isWalkable(state, tile) && state.storedSettlements[owner] > 0;
    settlings[tile] = isFree ? settlingWorth(state, owner, tile) : 0;
    reaches[tile] = isOwn ? workWorth(state, owner, tile) : settlings[tile];
  }
  for (let step = 0; step < STEPS; step++) spread(state);
  // A settlement on the way to something counts for what lies behind it.
  for (let tile = 0; tile < now[LAID]; tile++)
    if (settlings[tile] > 0) settlings[tile] = 0.6 * settlings[tile] + 0.4 * reaches[tile];
}

/** From every tile to those next to it. */
function spread(state: State): void {
  const { now, neighbor } = state;
  for (let tile = 0; tile < now[LAID]; tile++) {
    let best = reaches[tile];
    for (let side = 0; side < SIDES; side++) {
      const other = neighbor[tile * SIDES + side];
      if (other !== NONE && isWalkable(state, other)) best = Math.max(best, STEP * reaches[other]);
    }
    next[tile] = best;
  }
  reaches.set(next);
}
