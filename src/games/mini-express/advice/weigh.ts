import type { Action } from '../../../kit/rules';
import { alsoOf, BUILD_KIND, cityOf, companyOf, DRAFT_KIND, kindOf, westOf } from '../rules/action';
import { compensationFor } from '../rules/compensation';
import { COMPANY_COUNT, EAST, type State } from '../rules/state';
import { isPurple, tileFirst, tileSecond } from '../rules/tile';
import {
  gainOfCompensation,
  gainOfDraft,
  gainOfInfluence,
  gainOfLaying,
  gainOfLength,
  gainOfTake,
  lookAt,
} from './gains';

/** How much more weight an action gets for each prospect gained, as a power of e. */
const SHARPNESS = 4;

/** No action is thought worse than the best by more than this power of e. */
const WORST = -12;

/** Length that the two sides of the spike gain (10.3). */
const SPIKE_BONUS = 2;

/** Weighs actions by what they gain the seat to act over its rivals. */
export function weigh(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  lookAt(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    into[i] = SHARPNESS * gainOf(state, actions[i]);
    best = Math.max(best, into[i]);
  }
  for (let i = 0; i < count; i++) into[i] = Math.exp(Math.max(into[i] - best, WORST));
}

function gainOf(state: State, action: Action): number {
  switch (kindOf(action)) {
    case BUILD_KIND:
      return gainOfBuild(state, action);
    case DRAFT_KIND:
      return gainOfDraft(state, companyOf(action));
    default:
      return gainOfTake(state, companyOf(action));
  }
}

function gainOfBuild(state: State, action: Action): number {
  const company = companyOf(action);
  const city = cityOf(action);
  const trains = state.near[company * state.track.length + state.board.cityHex[city]];
  let gain = gainOfLaying(state, company, trains);
  const tile = state.tile[city];
  const first = tileFirst(tile);
  const second = isPurple(tile) ? alsoOf(action) : tileSecond(tile);
  if (first === second) gain += gainOfInfluence(state, first, 2);
  else gain += gainOfInfluence(state, first, 1) + gainOfInfluence(state, second, 1);
  for (let other = 0; other < COMPANY_COUNT; other++) {
    const paid = compensationFor(state, action, other);
    if (paid > 0) gain += gainOfCompensation(state, other, paid);
  }
  const west = westOf(action);
  if (west >= 0) {
    gain += gainOfLength(state, west, SPIKE_BONUS);
    if (state.spike[EAST] > 0) gain += gainOfLength(state, state.spike[EAST] - 1, SPIKE_BONUS);
  }
  return gain;
}
