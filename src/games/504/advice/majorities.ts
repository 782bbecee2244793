import { CITY, KINDS } from '../data/board';
import { COMPANIES, FIRST_CARD_ROUND, SCORINGS, SECOND_VP } from '../data/figures';
import { leadIncome, leads } from '../modules/majorities/rules/leads';
import { scoreMajorities } from '../modules/majorities/rules/shrink';
import { IN, LAID, ROUND } from '../rules/state/fields';
import { countEverything, counts, leadWorth, paidWorth, scoringsLeft } from './counted';
import type { ModuleAdvice } from './parts';

/** Of what a scoring would bring now, so much comes true. */
const HOPE = 0.8;

const gain = new Uint16Array(COMPANIES);

/** Module 7: what the next scorings bring, and who leads. */
export const majorityAdvice: ModuleAdvice = {
  digit: 7,
  dollar: 0.1,
  prepare(state) {
    countEverything(state);
    scoreMajorities(counts, state.owners, state.world.company || state.seats > 2, gain);
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
        if (leads(counts, state.owners, owner, kind)) points += SECOND_VP[kind];
    return points;
  },
  income: (state, owner) => leadIncome(counts, state.owners, owner),
  holding: (state) => 0.1 + 0.1 * scoringsLeft(state),
  // X19: with plants, trading houses count in cities.
  settling: (state, owner, tile) =>
    paidWorth(state, 'settlements', owner, state.kind[tile]) +
    (state.kind[tile] === CITY ? paidWorth(state, 'plants', owner, CITY) : 0),
  onceByKind: (state, owner, kind) =>
    leadWorth(state, 'settlements', owner, kind) +
    (kind === CITY ? leadWorth(state, 'plants', owner, CITY) : 0),
  // M7.9: a piece less; far from the capital, which is laid first, it is missed least.
  gain: (state, _owner, _kind, tile) => 0.5 + tile / state.now[LAID],
};
