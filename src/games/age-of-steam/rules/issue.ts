import { SHARE_MONEY, SHARES_MOST } from '../data/figures';
import type { Emit } from './events';
import { giveTurn } from './order';
import type { Refusal } from './refusals';
import { AT, ISSUE, PHASE, SEAT, type State } from './state';

export function beginIssue(state: State): void {
  state.turn[PHASE] = ISSUE;
  giveTurn(state, 0);
}

/** 3.1: shares that the seat to act may still issue. */
export function sharesLeft({ turn, shares }: State): number {
  return SHARES_MOST - shares[turn[SEAT]];
}

export function issueRefusal(state: State, issued: number): Refusal | null {
  const most = sharesLeft(state);
  return issued > most ? { because: 'too-many-shares', most } : null;
}

/** False: the phase is over. */
export function playIssue(state: State, issued: number, emit?: Emit): boolean {
  const seat = state.turn[SEAT];
  state.shares[seat] += issued;
  state.money[seat] += SHARE_MONEY * issued;
  state.turns[0]++;
  emit?.({ event: 'issue', seat, shares: issued }, state);
  return giveTurn(state, state.turn[AT] + 1);
}
