import { KINDS } from '../data/board';
import {
  COMPANIES,
  FIRST_CARD_ROUND,
  FIRST_VP,
  LEAD_INCOME,
  LEAD_INCOME_MOST,
  SCORINGS,
  SECOND_VP,
} from '../data/figures';
import { IN, LAID, ROUND } from '../rules/base/windows';
import { leads } from '../rules/majorities/leads';
import { leadIncome } from '../rules/majorities/role-2';
import { scoreMajorities } from '../rules/majorities/scoring';
import { countForMajorities } from '../rules/pairs/counts';
import type { Owner } from '../rules/parts';
import type { State } from '../rules/state';
import type { ModuleAdvice } from './parts';
import { dollar } from './rates';

/** Of what a scoring would bring now, so much comes true. */
const HOPE = 0.8;
/** A piece more where one does not lead yet. */
const NEARER = 0.3;

const one = new Uint8Array(KINDS.length);
const all = new Uint8Array(COMPANIES * KINDS.length);
const gain = new Uint16Array(COMPANIES);

function scoringsLeft(state: State): number {
  return state.world.role[7] === 1 ? SCORINGS - state.scorings[0] : 0;
}

/** What one more of a kind brings: by being first, or by coming nearer. */
function countWorth(state: State, owner: Owner, kind: number, turns: number): number {
  const role = state.world.role[7];
  const own = all[owner * KINDS.length + kind] + 1;
  let rival = 0;
  for (let other = 0; other < state.owners; other++)
    if (other !== owner) rival = Math.max(rival, all[other * KINDS.length + kind]);
  const isNew = own > rival - 1 && own <= rival + 1;
  const near = isNew ? 1 : NEARER * Math.min(1, own / Math.max(1, rival));
  const paid = 10 * own <= LEAD_INCOME_MOST[kind] ? LEAD_INCOME : 0;
  let worth = role === 1 ? 0.5 * near * FIRST_VP[kind] * scoringsLeft(state) : 0;
  if (role === 3) worth += 0.5 * near * SECOND_VP[kind];
  if (state.world.incomeBy === 7)
    worth += (own >= rival ? paid + (isNew ? 0.5 * LEAD_INCOME * own : 0) : 2) * turns * dollar[0];
  return worth;
}

/** Module 7: what the next scorings bring, and who leads. */
export const majorityAdvice: ModuleAdvice = {
  digit: 7,
  dollar: 0.1,
  prepare(state) {
    for (let owner = 0; owner < state.owners; owner++) {
      countForMajorities(state, owner, one);
      all.set(one, owner * KINDS.length);
    }
    scoreMajorities(all, state.owners, state.world.company || state.seats > 2, gain);
  },
  roundsAfter({ now, rowCards, world }) {
    if (world.company) return Math.max(0, FIRST_CARD_ROUND + SCORINGS - 1 - now[ROUND]);
    let cards = 0;
    for (let row = 0; row < SCORINGS; row++) cards += rowCards[row];
    return Math.max(0, FIRST_CARD_ROUND - 1 - now[ROUND]) + cards / Math.max(1, now[IN]);
  },
  points(state, owner) {
    let points = HOPE * scoringsLeft(state) * gain[owner];
    if (state.world.role[7] === 3)
      for (let kind = 0; kind < KINDS.length; kind++)
        if (leads(all, state.owners, owner, kind)) points += SECOND_VP[kind];
    return points;
  },
  income: (state, owner) => leadIncome(all, state.owners, owner),
  holding: (state) => 0.1 + 0.1 * scoringsLeft(state),
  settling: (state, owner, tile, turns) => countWorth(state, owner, state.kind[tile], turns),
  // M7.9: a piece less; far from the capital, which is laid first, it is missed least.
  gain: (state, _owner, _place, tile) => 0.5 + tile / state.now[LAID],
};
