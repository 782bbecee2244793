import { BOUNTY, HQ_ARMIES } from '../../../data/figures';
import { happened } from '../../../rules/base/ask';
import { earnOnce } from '../../../rules/base/order';
import { HANDED_OVER, removeHq, removeSettlement, residentsOn } from '../../../rules/base/pieces';
import { HQ, LAID, NONE, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { controllerOf } from './ground';

/** M4.4: the armies that defend a tile; an HQ counts as its remaining hits. */
export function armiesOn(state: State, tile: number): number {
  const armies = state.militia[tile] + state.barracks[tile];
  const defender = controllerOf(state, tile);
  if (defender === NONE) return armies;
  const place = state.place[placeOf(defender, tile)];
  const building = place === HQ ? HQ_ARMIES - state.hqHits[defender] : Number(place === SETTLEMENT);
  return armies + residentsOn(state, defender, tile) + building;
}

/** M4.4: hits fall on a militia first, then on residents, then on the HQ. `clearTile` removes the rest. */
export function takeHits(state: State, tile: number, hits: number): void {
  if (hits > 0 && state.militia[tile] > 0) {
    removeMilitia(state, tile);
    hits--;
  }
  const defender = controllerOf(state, tile);
  if (defender === NONE) return;
  const fallen = Math.min(hits, residentsOn(state, defender, tile));
  loseResidents(state, defender, tile, fallen);
  if (state.place[placeOf(defender, tile)] === HQ) state.hqHits[defender] += hits - fallen;
}

function removeMilitia(state: State, tile: number): void {
  state.militia[tile] = 0;
  if (!(state.bounty[tile] > 0)) return;
  state.bounty[tile] = 0;
  earnOnce(state, activeOwner(state), BOUNTY);
}

/** Residents go from a tile to storage, exhausted ones before active ones. */
export function loseResidents(state: State, owner: Owner, tile: number, count: number): void {
  const { active, exhausted, storedResidents } = state;
  const at = placeOf(owner, tile);
  const resting = Math.min(count, exhausted[at]);
  exhausted[at] -= resting;
  active[at] -= count - resting;
  storedResidents[owner] += count;
}

/**
 * The last of the defenders is gone, and with it what was theirs (M4.12); a conqueror takes over what it can. Returns
 * the owner whose HQ stood there, NONE otherwise.
 */
export function clearTile(state: State, tile: number, conqueror: Owner): Owner {
  state.barracks[tile] = 0;
  const defender = controllerOf(state, tile);
  if (defender === NONE) return NONE;
  if (conqueror !== NONE) happened(state, HANDED_OVER, conqueror, tile, defender);
  if (state.place[placeOf(defender, tile)] !== HQ) {
    removeSettlement(state, defender, tile);
    return NONE;
  }
  state.hqHits[defender] = 0;
  removeHq(state, defender);
  return defender;
}

/** Everything an owner has on the map goes back to storage. */
export function loseAllTiles(state: State, owner: Owner): void {
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    loseResidents(state, owner, tile, residentsOn(state, owner, tile));
    const place = state.place[placeOf(owner, tile)];
    if (place === SETTLEMENT) removeSettlement(state, owner, tile);
  }
}

/** Attackers of an owner on a tile go back to storage. */
export function callOff({ attackers, storedResidents }: State, owner: Owner, tile: number): void {
  const at = placeOf(owner, tile);
  storedResidents[owner] += attackers[at];
  attackers[at] = 0;
}
