import type { Emit } from './events';
import { growGoods } from './growth';
import { giveTurn } from './order';
import { ISSUE, NUMBER, PHASE, type State } from './state';

export function beginIssue(state: State): void {
  state.turn[PHASE] = ISSUE;
  giveTurn(state, 0);
}

/** 10.3, 11.1. */
export function beginNextTurn(state: State, emit?: Emit): void {
  growGoods(state, emit);
  state.turn[NUMBER]++;
  emit?.({ event: 'turn', number: state.turn[NUMBER] }, state);
  beginIssue(state);
}
