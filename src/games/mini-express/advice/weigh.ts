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
    gainOf(state, actions[i], into, i);
    best = Math.max(best, into[i]);
  }
  for (let i = 0; i < count; i++) into[i] = Math.exp(Math.max(into[i] - best, WORST));
}

/** Writes what an action gains, sharpened, to `into[at]`. */
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
