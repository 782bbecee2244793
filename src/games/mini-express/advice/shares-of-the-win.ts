import { softmax } from '../../../kit/softmax';
import { scoreOf } from '../rules/scoring';
import { COMPANY_COUNT, OVER, PHASE, type State, sharesHeld } from '../rules/state';
import { addCompany, addTable } from './prospects';
import { blankWeights, stageOf, weightsAt } from './weights';

/** The maximum number of holders in any mode. */
export const HOLDERS_MOST = 5;

const weights = blankWeights();
const prospects = new Float64Array(HOLDERS_MOST);

/** Writes every holder's share of the win: estimated during the match, exact when it is over. */
export function value(state: State, into: Float32Array): void {
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
  softmax(prospects, state.holders, 1, into);
}

/** The holder who would be ranked first now (6.3, 7.11). Every tie has one winner in every mode. */
export function winner(state: State): number {
  let best = 0;
  for (let holder = 1; holder < state.holders; holder++) {
    if (beats(state, holder, best)) best = holder;
  }
  return best;
}

/** Whether a holder would be ranked above another one that comes before it in turn order. */
function beats(state: State, later: number, earlier: number): boolean {
  const lead = scoreOf(state, later) - scoreOf(state, earlier);
  if (lead !== 0) return lead > 0;
  // 7.11: in solo the automa, which is the later holder, wins ties.
  if (state.options.mode === 'solo') return true;
  return sharesHeld(state, later) < sharesHeld(state, earlier);
}
