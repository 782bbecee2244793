import type { Emit, Seat } from '../../../../../kit/rules';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';

/** Shares of a company that a seat holds. */
export function heldBy({ held, seats }: State, company: Owner, seat: Seat): number {
  return held[company * seats + seat];
}

export function hold(state: State, company: Owner, seat: Seat, change: number): void {
  state.held[company * state.seats + seat] += change;
}

/** Shares of a company that all seats hold together. */
export function heldByAll(state: State, company: Owner): number {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) sum += heldBy(state, company, seat);
  return sum;
}

/** M9.10: who holds most becomes president, of equals the next clockwise from the old one. */
export function checkPresident(state: State, company: Owner, emit?: Emit<State>): void {
  const { president, seats } = state;
  const old = president[company];
  let next = old;
  for (let step = 1; step < seats; step++) {
    const seat = (old + step) % seats;
    if (heldBy(state, company, seat) > heldBy(state, company, next)) next = seat;
  }
  if (next === old) return;
  president[company] = next;
  emit?.({ event: 'president', company, seat: next }, state);
}
