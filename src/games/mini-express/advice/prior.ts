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
  gains,
  prepareGains,
} from './gains';

/** The exponent of an action's weight, per prospect gained. */
const SHARPNESS = 4;

/** The minimum exponent of an action, relative to the best one. */
const MIN_EXPONENT = -12;

/** The length that each of the two sides of the spike gains (10.3). */
const SPIKE_BONUS = 2;

/** Weighs actions by how much the seat to act gains over its rivals. */
export function prior(state: State, actions: Int32Array, count: number, into: Float32Array): void {
  prepareGains(state);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    gainOf(state, actions[i], into, i);
    best = Math.max(best, into[i]);
  }
  for (let i = 0; i < count; i++) into[i] = Math.exp(Math.max(into[i] - best, MIN_EXPONENT));
}

/** Writes the exponent of an action's weight to `into[at]`. */
function gainOf(state: State, action: Action, into: Float32Array, at: number): void {
  switch (kindOf(action)) {
    case BUILD_KIND:
      gainOfBuild(state, action, into, at);
      break;
    case DRAFT_KIND:
      into[at] = SHARPNESS * gains[gainOfDraft(state, companyOf(action))];
      break;
    default:
      into[at] = SHARPNESS * gains[gainOfTake(state, companyOf(action))];
  }
}

function gainOfBuild(state: State, action: Action, into: Float32Array, at: number): void {
  const company = companyOf(action);
  const city = cityOf(action);
  const trains = state.near[company * state.track.length + state.board.cityHex[city]];
  let gain = gains[gainOfLaying(state, company, trains)];
  const tile = state.tile[city];
  const first = tileFirst(tile);
  const second = isPurple(tile) ? alsoOf(action) : tileSecond(tile);
  if (first === second) gain += gains[gainOfInfluence(state, first, 2)];
  else gain += gains[gainOfInfluence(state, first, 1)] + gains[gainOfInfluence(state, second, 1)];
  for (let other = 0; other < COMPANY_COUNT; other++) {
    const paid = compensationFor(state, action, other);
    if (paid > 0) gain += gains[gainOfCompensation(state, other, paid)];
  }
  const west = westOf(action);
  if (west >= 0) {
    gain += gains[gainOfLength(state, west, SPIKE_BONUS)];
    if (state.spike[EAST] > 0)
      gain += gains[gainOfLength(state, state.spike[EAST] - 1, SPIKE_BONUS)];
  }
  into[at] = SHARPNESS * gain;
}
