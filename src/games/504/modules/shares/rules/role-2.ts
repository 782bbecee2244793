import { PAYOUT, SHARES, VALUE_STEP } from '../../../data/figures';
import { BEFORE_ROUND, PHASE_FOUR, sharedStanding } from '../../../rules/base/flow';
import type { Emit } from '../../../rules/state/events';
import { IN } from '../../../rules/state/fields';
import type { Hooks } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { heldBy, holdingsWorth, paidBy } from './holdings';
import { changeValue, inMarketOrder } from './market';
import { beginShareRound } from './share-round';

/** M9.20: the one move of a company's value, by the incomes of all. */
export function valueMove(incomes: readonly number[], own: number): number {
  const highest = Math.max(...incomes);
  const lowest = Math.min(...incomes);
  const below = incomes.filter((income) => income < highest);
  const second = below.length === incomes.length - 1 ? Math.max(...below) : Number.NaN;
  const isSecond = own === second && below.filter((income) => income === second).length === 1;
  const up = own === highest || isSecond ? VALUE_STEP : 0;
  return up - (own === lowest ? VALUE_STEP : 0);
}

function moveValues(state: State, emit?: Emit<State>): void {
  const incomes = Array.from(
    state.order.subarray(0, state.now[IN]),
    (company) => state.income[company],
  );
  inMarketOrder(state, (company) => {
    changeValue(state, company, valueMove(incomes, state.income[company]), emit);
  });
}

/** M9.21: all ten shares pay, no matter who holds them. */
function payDividends(state: State, emit?: Emit<State>): void {
  const { order, now, income, seats, seatCash, cash } = state;
  for (let at = 0; at < now[IN]; at++) {
    const company = order[at];
    const each = Math.floor(income[company] / PAYOUT.two);
    const kept = income[company] - SHARES * each;
    for (let seat = 0; seat < seats; seat++) seatCash[seat] += each * heldBy(state, company, seat);
    cash[company] += kept;
    emit?.({ event: 'dividend', company, each, kept, paid: paidBy(state, company, each) }, state);
  }
}

function shareRoundComes(state: State, emit?: Emit<State>): boolean {
  beginShareRound(state, emit);
  return true;
}

function settleRound(state: State, emit?: Emit<State>): boolean {
  if (state.now[IN] > 0) moveValues(state, emit);
  payDividends(state, emit);
  return false;
}

export const roleTwo: Hooks<State> = {
  interludes: [
    [BEFORE_ROUND, shareRoundComes],
    [PHASE_FOUR, settleRound],
  ],
  /** M9.22. */
  standing: (state) => sharedStanding(state, holdingsWorth(state)),
};
