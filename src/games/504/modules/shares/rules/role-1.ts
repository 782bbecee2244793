import {
  LAST_BUSINESS_ROUND,
  PAYOUT,
  ROUND_WITHOUT_SHARES,
  UPKEEP,
  VALUE_STEP,
} from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { BEFORE_ROUND, closeRound, PHASE_FOUR, sharedStanding } from '../../../rules/base/flow';
import { bare, WRONG_PHASE } from '../../../rules/base/kinds';
import { residentsOf, settlementsOf } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { IN, PHASE, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Phase } from '../../../rules/state/kind';
import type { Goal, Hooks } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { DIVIDEND_PHASE, DIVIDENDS } from '../state';
import { heldBy, heldByAll, holdingsWorth, paidBy } from './holdings';
import { changeValue } from './market';
import { beginShareRound } from './share-round';

/** What a company pays for what it has on the map. */
export const UPKEEP_DUE = figure();
/** 1: a company may pay half of its income out. */
export const MAY_HALVE = figure();

function mayHalve(state: State, company: Owner): boolean {
  return figureOf(state, MAY_HALVE, company, 0) > 0;
}

const chooser = ({ order, share }: State): Owner => order[share[DIVIDENDS]];

/** M9.18: the president of each company pays its income out, or keeps it. */
export const dividendPhase: Phase<State> = {
  code: DIVIDEND_PHASE,
  name: 'dividend',
  seat: (state) => state.president[chooser(state)],
  owner: chooser,
  list(state, into) {
    add(into, payout.code);
    if (mayHalve(state, chooser(state))) add(into, half.code);
    add(into, withhold.code);
  },
};

function dividendKind(
  place: number,
  word: 'payout' | 'half' | 'withhold',
  income: number | null,
): ActionKind<State> {
  return {
    code: codeFor(9, place),
    do: word,
    ...bare,
    belongs: ({ now }) => now[PHASE] === DIVIDEND_PHASE,
    refusal: (state) => (word === 'half' && !mayHalve(state, chooser(state)) ? WRONG_PHASE : null),
    play(state, _args, emit) {
      const company = chooser(state);
      payDividend(
        state,
        company,
        income === null ? 0 : Math.floor(state.income[company] / income),
        emit,
      );
      if (income !== null) changeValue(state, company, VALUE_STEP, emit);
      payUpkeep(state, company, emit);
    },
    follow(state, _args, emit) {
      state.share[DIVIDENDS]++;
      state.turns[0]++;
      if (state.share[DIVIDENDS] < state.now[IN]) return;
      state.share[DIVIDENDS] = 0;
      closeRound(state, emit);
    },
  };
}

export const payout = dividendKind(5, 'payout', PAYOUT.one);
export const half = dividendKind(9, 'half', PAYOUT.two);
export const withhold = dividendKind(6, 'withhold', null);

/** Each seat gets `each` a share; what the bank's shares get is lost, the rest stays with the company. */
function payDividend(state: State, company: Owner, each: number, emit?: Emit<State>): void {
  for (let seat = 0; seat < state.seats; seat++)
    state.seatCash[seat] += each * heldBy(state, company, seat);
  const all = each * (heldByAll(state, company) + state.bank[company]);
  const kept = state.income[company] - all;
  state.cash[company] += kept;
  emit?.({ event: 'dividend', company, each, kept, paid: paidBy(state, company, each) }, state);
}

/** M9.18: what a company pays in this round for what it has on the map. */
export function upkeepOf(state: State, company: Owner): number {
  const settlements = settlementsOf(state, company) - 1;
  const all = UPKEEP.settlement * settlements + UPKEEP.resident * residentsOf(state, company);
  return figureOf(state, UPKEEP_DUE, company, all);
}

/** What a company lacks its president pays, as far as he can. */
function payUpkeep(state: State, company: Owner, emit?: Emit<State>): void {
  const { cash, seatCash, president } = state;
  const amount = upkeepOf(state, company);
  if (amount === 0) return;
  const own = Math.min(cash[company], amount);
  const seat = president[company];
  const helped = Math.min(seatCash[seat], amount - own);
  cash[company] -= own;
  seatCash[seat] -= helped;
  emit?.({ event: 'upkeep', company, amount, president: helped }, state);
}

/** M9.5: the second business round follows the first at once. */
function shareRoundComes(state: State, emit?: Emit<State>): boolean {
  if (state.now[ROUND] + 1 === ROUND_WITHOUT_SHARES) return false;
  beginShareRound(state, emit);
  return true;
}

function beginDividends(state: State): boolean {
  if (state.now[IN] === 0) return false;
  state.now[PHASE] = DIVIDEND_PHASE;
  state.share[DIVIDENDS] = 0;
  state.turns[0]++;
  return true;
}

export const roleOne: Hooks<State> = {
  interludes: [
    [BEFORE_ROUND, shareRoundComes],
    [PHASE_FOUR, beginDividends],
  ],
  standing: (state) =>
    sharedStanding(
      state,
      holdingsWorth(state).map((worth, seat) => worth + state.seatCash[seat]),
    ),
};

/** M9.19: money alone counts. */
export const goal: Goal<State> = {
  isReached: ({ now }) => now[ROUND] >= LAST_BUSINESS_ROUND,
  points: () => 0,
  tie: () => 0,
};
