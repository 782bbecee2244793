import { scoreOf } from '../rules/scoring';
import { COMPANY_COUNT, OVER, PHASE, type State, sharesHeld } from '../rules/state';
import { addCompany, addTable } from './prospects';
import { stageOf } from './stage';
import { blankWeights, weightsAt } from './weights';

/** No mode has more holders. */
export const HOLDERS_MOST = 5;

const weights = blankWeights();
const prospects = new Float64Array(HOLDERS_MOST);

/** Writes every holder's share of the win: the true ones once the match is over, else those to be expected. */
export function estimate(state: State, into: Float32Array): void {
  if (state.turn[PHASE] === OVER) {
    into.fill(0, 0, state.holders);
    into[winner(state)] = 1;
    return;
  }
  weightsAt(state, stageOf(state), weights);
  prospects.fill(0);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    addCompany(state, company, weights, prospects);
  }
  addTable(state, weights, prospects);
  toShares(prospects, state.holders, into);
}

/** Who would be first in the ranking now (6.3, 7.11). Ties leave one winner in every mode. */
export function winner(state: State): number {
  let best = 0;
  for (let holder = 1; holder < state.holders; holder++) {
    if (beats(state, holder, best)) best = holder;
  }
  return best;
}

/** Whether a holder is ranked above another that is before it in turn order. */
function beats(state: State, later: number, earlier: number): boolean {
  const lead = scoreOf(state, later) - scoreOf(state, earlier);
  if (lead !== 0) return lead > 0;
  // 7.11: alone against the automa, which is the later one, a tie is its win.
  if (state.options.mode === 'solo') return true;
  return sharesHeld(state, later) < sharesHeld(state, earlier);
}

/** Prospects as chances (softmax). */
function toShares(from: Float64Array, holders: number, into: Float32Array): void {
  let most = from[0];
  for (let holder = 1; holder < holders; holder++) most = Math.max(most, from[holder]);
  let sum = 0;
  for (let holder = 0; holder < holders; holder++) {
    into[holder] = Math.exp(from[holder] - most);
    sum += into[holder];
  }
  for (let holder = 0; holder < holders; holder++) into[holder] /= sum;
}
