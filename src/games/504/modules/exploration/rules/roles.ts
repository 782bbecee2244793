import { CITY, GRASSLAND, WATER } from '../../../data/board';
import { EXPLORATION } from '../../../data/figures';
import { SET_UP } from '../../../rules/base/flow';
import { NO_ACTIVE, ofTile } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import { PLACED, progress, residentsOf, scoreVp } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import type { Goal, Hooks, MomentAnswer } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

/** M5.10: an active resident takes a VP from its tile. */
export const harvest: ActionKind<State> = {
  code: codeFor(5, 1),
  do: 'harvest',
  ...ofTile('at'),
  belongs: (state) => state.world.role[5] === 1 && isStep(state, 'act'),
  refusal(state, tile) {
    if (state.active[placeOf(activeOwner(state), tile)] === 0) return NO_ACTIVE;
    return hasVp(state, tile) ? null : { because: 'no-vp' };
  },
  play(state, tile, emit) {
    const owner = activeOwner(state);
    const at = placeOf(owner, tile);
    state.active[at]--;
    state.exhausted[at]++;
    state.tileVp[tile]--;
    progress(state);
    scoreVp(state, owner, 1, 'harvest', emit);
  },
};

/** One VP of a fresh tile waits for the first settlement. */
function hasVp({ tileVp, fresh }: State, tile: number): boolean {
  return tileVp[tile] > fresh[tile];
}

function listHarvests(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++)
    if (hasVp(state, tile) && state.active[placeOf(owner, tile)] > 0) add(into, harvest.code, tile);
}

/** M5.17: for a discovered tile, or a settlement on an empty one. */
export function takeToken({ tokens }: State, owner: Owner): void {
  tokens[owner]++;
}

function tokenForSettling(state: State, owner: Owner, _tile: number, isFirst: number): void {
  if (isFirst > 0 && state.world.incomeBy === 5) takeToken(state, owner);
}

/** M5.15. */
export function income({ tokens }: State, owner: Owner): number {
  return EXPLORATION.token * tokens[owner];
}

/** G6.10: after the reward of role I, whose income this is with 9.II. */
export const roleTwo: Hooks<State> = { happened: [[PLACED, tokenForSettling]] };

/** M5.11, M5.12: VP for discovering a tile, and VP placed on it. */
export function discoverVp(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  scoreVp(state, owner, EXPLORATION.vpDiscovered, 'explore', emit);
  if (state.kind[tile] === WATER) return;
  refill(state, tile, state.kind[tile] === CITY ? EXPLORATION.vpCity : EXPLORATION.vpLand);
}

function refill(state: State, tile: number, vp: number): void {
  state.tileVp[tile] = vp;
  state.fresh[tile] = 1;
}

/** M5.2: on map 1. */
function stockStartTiles(state: State): void {
  if (state.world.mapNumber !== 1) return;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (state.number[tile] === 1) refill(state, tile, EXPLORATION.centerVp);
    if (state.kind[tile] === GRASSLAND) refill(state, tile, EXPLORATION.grasslandVp);
  }
}

/** M5.13: the first settlement takes one VP. */
const takeFirst: MomentAnswer<State> = (state, owner, tile, _value, emit) => {
  if (state.fresh[tile] === 0) return;
  state.fresh[tile] = 0;
  state.tileVp[tile]--;
  scoreVp(state, owner, 1, 'settle', emit);
};

export const roleOne: Hooks<State> = {
  happened: [
    [SET_UP, stockStartTiles],
    [PLACED, takeFirst],
  ],
  steps: { act: { list: listHarvests } },
};

/** M5.14; points are scored at once. */
export const goal: Goal<State> = {
  isReached: ({ stacks }) => stacks.reduce((sum, left) => sum + left, 0) <= EXPLORATION.endLeft,
  points: () => 0,
  tie: residentsOf,
};
