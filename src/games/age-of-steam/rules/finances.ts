import { REDUCTION } from '../data/figures';
import { abandon } from './abandon';
import type { Emit } from './events';
import { IN, NUMBER, type State } from './state';

/** 9.1 to 9.4. False: fewer than two seats are left in, and the match is over (9.3). */
export function settleFinances(state: State, emit?: Emit): boolean {
  const { turn, order, money, income } = state;
  for (let place = 0; place < turn[IN]; place++) {
    const seat = order[place];
    money[seat] += income[seat];
    emit?.({ event: 'income', seat, amount: income[seat] }, state);
  }
  for (let place = 0; place < turn[IN]; place++) payExpenses(state, order[place], emit);
  closeRanks(state);
  if (turn[IN] < 2) return false;
  for (let place = 0; place < turn[IN]; place++) reduceIncome(state, order[place], emit);
  return true;
}

/** 9.2: what a seat owes at the end of each turn. */
export function expensesOf({ shares, engine }: State, seat: number): number {
  return shares[seat] + engine[seat];
}

function payExpenses(state: State, seat: number, emit?: Emit): void {
  const owes = expensesOf(state, seat);
  const pays = Math.min(owes, state.money[seat]);
  const short = owes - pays;
  const income = state.income[seat] - short;
  state.money[seat] -= pays;
  state.income[seat] = Math.max(0, income);
  emit?.({ event: 'expenses', seat, owes, pays, short }, state);
  if (income < 0) goOut(state, seat, emit);
}

/** 9.2: the seat is out; its links stay its own. */
function goOut(state: State, seat: number, emit?: Emit): void {
  state.out[seat] = state.turn[NUMBER];
  state.money[seat] = 0;
  state.income[seat] = 0;
  state.shares[seat] = 0;
  state.engine[seat] = 0;
  state.action[seat] = 0;
  emit?.({ event: 'out', seat }, state);
  abandon(state, seat, false, emit);
}

/** Takes those who went out from the order. */
function closeRanks({ turn, order, out }: State): void {
  let left = 0;
  for (let place = 0; place < turn[IN]; place++) {
    if (out[order[place]] === 0) order[left++] = order[place];
  }
  order.fill(0, left);
  turn[IN] = left;
}

/** 9.4: what an income of this height loses. */
export function reductionOf(income: number): number {
  for (let at = 0; at < REDUCTION.length; at++) {
    if (income >= REDUCTION[at].from) return REDUCTION[at].loses;
  }
  return 0;
}

function reduceIncome(state: State, seat: number, emit?: Emit): void {
  const amount = reductionOf(state.income[seat]);
  if (amount === 0) return;
  state.income[seat] -= amount;
  emit?.({ event: 'reduction', seat, amount }, state);
}
