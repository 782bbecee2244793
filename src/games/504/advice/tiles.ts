import { KINDS, TILES } from '../data/board';
import { isWalkable, SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { guards, needs, reaches, settlings } from './surveyed';
import { adviceOf } from './table';

/** A settlement for its own sake: a place to live, and to go on from. */
const SETTLEMENT_WORTH = 0.25;
/** A settlement in storage that is needed for special places. */
const KEPT_WORTH = 1.2;
/** The discount per step, and how many steps are considered. */
const STEP = 0.6;
const STEPS = 4;
/** Special places within this distance of a settlement get settled, less likely with each step. */
const NEAR = 3;
const OPEN = 0.8;
/** What is worth no more is not special. */
const ORDINARY = 1;
/** What settling anywhere is worth, at least. */
const LEAST = 0.02;

const next = new Float32Array(TILES);
/** By tile: steps from the nearest settlement of an owner. */
const distances = new Uint8Array(TILES);
/** By kind of tile: the most that a first one near an owner brings beside what a second one brings too. */
const firsts = new Float64Array(KINDS.length);

/** What a settlement of an owner on a tile is good for. */
export function holdingWorth(state: State, owner: Owner, tile: number): number {
  const { all } = adviceOf(state.world);
  let worth = SETTLEMENT_WORTH;
  for (let at = 0; at < all.holding.length; at++) worth += all.holding[at](state, owner, tile);
  return worth;
}

/** What the settlements in storage are worth: they do not come back, and some places are waited for. */
export function keptWorth(state: State, owner: Owner): number {
  return KEPT_WORTH * Math.min(state.storedSettlements[owner], reserveOf(state, owner));
}

function reserveOf(state: State, owner: Owner): number {
  const { all } = adviceOf(state.world);
  let reserve = 0;
  for (let at = 0; at < all.reserve.length; at++) reserve += all.reserve[at](state, owner);
  return reserve;
}

/** The cost of spending a settlement on an ordinary place. */
function priceOf(state: State, owner: Owner): number {
  return state.storedSettlements[owner] <= reserveOf(state, owner) ? KEPT_WORTH : 0;
}

function settlingWorth(state: State, owner: Owner, tile: number): number {
  const { all } = adviceOf(state.world);
  let worth = holdingWorth(state, owner, tile);
  for (let at = 0; at < all.settling.length; at++) worth += all.settling[at](state, owner, tile);
  return worth + onceByKind(state, owner, state.kind[tile]);
}

function onceByKind(state: State, owner: Owner, kind: number): number {
  const { all } = adviceOf(state.world);
  let worth = 0;
  for (let at = 0; at < all.onceByKind.length; at++)
    worth += all.onceByKind[at](state, owner, kind);
  return worth;
}

function workWorth(state: State, owner: Owner, tile: number): number {
  const { all } = adviceOf(state.world);
  let best = 0;
  for (let at = 0; at < all.work.length; at++)
    best = Math.max(best, all.work[at](state, owner, tile));
  return best;
}

/** The probability that an owner loses its settlement before its next turn, with `more` residents added. */
export function riskOn(state: State, owner: Owner, tile: number, more = 0): number {
  const { all } = adviceOf(state.world);
  let risk = 0;
  for (let at = 0; at < all.risk.length; at++)
    risk = Math.max(risk, all.risk[at](state, owner, tile, more));
  return risk;
}

/** Fills the figures by tile for an owner; `look` comes first. */
export function surveyTiles(state: State, owner: Owner): void {
  const { now } = state;
  const price = priceOf(state, owner);
  for (let tile = 0; tile < now[LAID]; tile++) {
    settlings[tile] = 0;
    reaches[tile] = 0;
    guards[tile] = 0;
    needs[tile] = 0;
    if (hasSettlement(state, owner, tile)) surveyOwn(state, owner, tile);
    else if (isWalkable(state, tile) && state.storedSettlements[owner] > 0)
      surveyOpen(state, owner, tile, price);
  }
  for (let step = 0; step < STEPS; step++) spread(state);
  // A settlement also counts for the tiles that it brings into reach.
  for (let tile = 0; tile < now[LAID]; tile++)
    if (settlings[tile] > LEAST) settlings[tile] = 0.6 * settlings[tile] + 0.4 * reaches[tile];
}

/** A tile with a settlement: what there is to do, and to guard. */
function surveyOwn(state: State, owner: Owner, tile: number): void {
  reaches[tile] = workWorth(state, owner, tile);
  const risk = riskOn(state, owner, tile);
  if (risk === 0) return;
  const stake = settlingWorth(state, owner, tile);
  guards[tile] = stake * (riskOn(state, owner, tile, -1) - risk);
  needs[tile] = stake * (risk - riskOn(state, owner, tile, 1));
}

function surveyOpen(state: State, owner: Owner, tile: number, price: number): void {
  const { all } = adviceOf(state.world);
  const worth = Math.max(LEAST, settlingWorth(state, owner, tile) - price);
  let now = worth;
  for (let at = 0; at < all.entering.length; at++) now = all.entering[at](state, owner, tile, now);
  settlings[tile] = now;
  reaches[tile] = Math.max(now, fromAfar(state, owner, tile, worth));
}

/** What an owner may still settle on: special places, the nearer the surer; `look` comes first. */
export function openWorth(state: State, owner: Owner): number {
  if (state.storedSettlements[owner] === 0) return 0;
  measure(state, owner);
  const price = Math.max(ORDINARY + ordinaryWorth(state), priceOf(state, owner));
  firsts.fill(0);
  let worth = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    const far = distances[tile];
    if (far === 0 || far > NEAR || !isWalkable(state, tile)) continue;
    const kind = state.kind[tile];
    const surplus = settlingWorth(state, owner, tile) - price * far;
    const first = fromAfar(state, owner, tile, surplus);
    const second = fromAfar(state, owner, tile, surplus - onceByKind(state, owner, kind));
    worth += OPEN ** far * second;
    firsts[kind] = Math.max(firsts[kind], OPEN ** far * (first - second));
  }
  for (let kind = 0; kind < KINDS.length; kind++) worth += firsts[kind];
  return worth;
}

function ordinaryWorth(state: State): number {
  const { all } = adviceOf(state.world);
  let worth = 0;
  for (let at = 0; at < all.ordinary.length; at++) worth += all.ordinary[at](state);
  return worth;
}

function fromAfar(state: State, owner: Owner, tile: number, worth: number): number {
  if (worth <= 0) return 0;
  const { all } = adviceOf(state.world);
  let left = worth;
  for (let at = 0; at < all.fromAfar.length; at++)
    left = all.fromAfar[at](state, owner, tile, left);
  return left;
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

/** From every tile that can be walked on to those next to it. */
function spread(state: State): void {
  const { now, neighbor } = state;
  next.set(reaches);
  for (let tile = 0; tile < now[LAID]; tile++) {
    if (!isWalkable(state, tile)) continue;
    const worth = STEP * reaches[tile];
    for (let side = 0; side < SIDES; side++) {
      const other = neighbor[tile * SIDES + side];
      if (other !== NONE && next[other] < worth) next[other] = worth;
    }
  }
  reaches.set(next);
}
