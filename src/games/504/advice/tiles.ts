import { TILES } from '../data/board';
import { isWalkable, SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/base/windows';
import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import { reaches, settlings } from './surveyed';
import { adviceOf } from './world-advice';

/** A settlement for its own sake: a place to live, and to go on from. */
const SETTLEMENT_WORTH = 0.25;
/** A settlement in storage that is needed for special places. */
const KEPT_WORTH = 1.2;
/** What lies a step farther counts so much, and how many steps are looked at. */
const STEP = 0.6;
const STEPS = 4;
/** Special places within so many steps of a settlement are settled in time, each step less surely. */
const NEAR = 3;
const OPEN = 0.8;
/** What is worth no more is not special. */
const ORDINARY = 1;

const next = new Float32Array(TILES);
/** By tile: steps from the nearest settlement of an owner. */
const distances = new Uint8Array(TILES);

/** What a settlement of an owner on a tile is good for. */
export function holdingWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  let worth = SETTLEMENT_WORTH;
  for (let at = 0; at < modules.length; at++)
    worth += modules[at].holding?.(state, owner, tile) ?? 0;
  return worth;
}

/** What the settlements in storage are worth: they do not come back, and some places are waited for. */
export function keptWorth(state: State, owner: Owner): number {
  return KEPT_WORTH * Math.min(state.storedSettlements[owner], reserveOf(state, owner));
}

function reserveOf(state: State, owner: Owner): number {
  const { modules } = adviceOf(state.world);
  let reserve = 0;
  for (let at = 0; at < modules.length; at++) reserve += modules[at].reserve?.(state, owner) ?? 0;
  return reserve;
}

/** What a settlement on a place that nobody waits for costs. */
function priceOf(state: State, owner: Owner): number {
  return state.storedSettlements[owner] <= reserveOf(state, owner) ? KEPT_WORTH : 0;
}

function settlingWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  let worth = holdingWorth(state, owner, tile);
  for (let at = 0; at < modules.length; at++)
    worth += modules[at].settling?.(state, owner, tile) ?? 0;
  return worth;
}

function workWorth(state: State, owner: Owner, tile: number): number {
  const { modules } = adviceOf(state.world);
  let best = 0;
  for (let at = 0; at < modules.length; at++)
    best = Math.max(best, modules[at].work?.(state, owner, tile) ?? 0);
  return best;
}

/** Fills the figures by tile for an owner; `look` comes first. */
export function surveyTiles(state: State, owner: Owner): void {
  const { now } = state;
  const price = priceOf(state, owner);
  for (let tile = 0; tile < now[LAID]; tile++) {
    const isOwn = hasSettlement(state, owner, tile);
    const isFree = !isOwn && isWalkable(state, tile) && state.storedSettlements[owner] > 0;
    settlings[tile] = isFree ? Math.max(0.02, settlingWorth(state, owner, tile) - price) : 0;
    reaches[tile] = isOwn ? workWorth(state, owner, tile) : settlings[tile];
  }
  for (let step = 0; step < STEPS; step++) spread(state);
  // A settlement on the way to something counts for what lies behind it.
  for (let tile = 0; tile < now[LAID]; tile++)
    if (settlings[tile] > 0) settlings[tile] = 0.6 * settlings[tile] + 0.4 * reaches[tile];
}

/** What an owner may still settle on: special places, the nearer the surer; `look` comes first. */
export function openWorth(state: State, owner: Owner): number {
  if (state.storedSettlements[owner] === 0) return 0;
  measure(state, owner);
  const price = Math.max(ORDINARY, priceOf(state, owner));
  let worth = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    const far = distances[tile];
    if (far === 0 || far > NEAR || !isWalkable(state, tile)) continue;
    worth += OPEN ** far * Math.max(0, settlingWorth(state, owner, tile) - price * far);
  }
  return worth;
}

/** Fills `distances` up to NEAR steps. */
function measure(state: State, owner: Owner): void {
  const { now, neighbor } = state;
  for (let tile = 0; tile < now[LAID]; tile++)
    distances[tile] = hasSettlement(state, owner, tile) ? 0 : NEAR + 1;
  for (let step = 1; step <= NEAR; step++)
    for (let tile = 0; tile < now[LAID]; tile++) {
      if (distances[tile] !== step - 1 || !isWalkable(state, tile)) continue;
      for (let side = 0; side < SIDES; side++) {
        const other = neighbor[tile * SIDES + side];
        if (other !== NONE && distances[other] > step) distances[other] = step;
      }
    }
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
