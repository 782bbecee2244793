import type { Seat } from '../../../../../kit/rules';
import { OWN_RANK_BONUS, RANK_BONUS } from '../../../data/figures';
import { figureOf } from '../../../rules/base/ask';
import { FINAL_POINTS, ownerPoints } from '../../../rules/base/flow';
import type { Emit } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
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

/** What each seat gets for its shares of a company at `each` for one. */
export function paidBy(state: State, company: Owner, each: number): readonly number[] {
  return Array.from({ length: state.seats }, (_, seat) => each * heldBy(state, company, seat));
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

/** What a share of each company counts as if the match ended now: in money, or by its VP and its rank. */
export function shareWorths(state: State): readonly number[] {
  const { world, isFounded, owners } = state;
  const companies = Array.from({ length: owners }, (_, company) => company);
  const inPlay = world.company ? companies.filter((company) => isFounded[company]) : companies;
  const worths = Array<number>(owners).fill(0);
  if (world.role[9] === 1) {
    // M9.19; X20: its value plus its company's VP at the end.
    for (const company of inPlay)
      worths[company] = figureOf(state, FINAL_POINTS, company, state.value[company]);
    return worths;
  }
  // M9.22, M9.30.
  const points = ownerPoints(state);
  const bonus = rankBonus(
    inPlay.map((company) => points[company]),
    world.company ? RANK_BONUS : OWN_RANK_BONUS[state.seats],
  );
  for (const [place, company] of inPlay.entries()) worths[company] = points[company] + bonus[place];
  return worths;
}

/** What all shares of each seat count. */
export function holdingsWorth(state: State): readonly number[] {
  const worths = shareWorths(state);
  return Array.from({ length: state.seats }, (_, seat) =>
    worths.reduce((sum, worth, company) => sum + worth * heldBy(state, company, seat), 0),
  );
}

/** M9.22: the bonus of each by its rank; who ties shares what their places bring, halves up. */
export function rankBonus(points: readonly number[], bonus: readonly number[]): readonly number[] {
  return points.map((own) => {
    const better = points.filter((other) => other > own).length;
    const tied = points.filter((other) => other === own).length;
    const sum = bonus.slice(better, better + tied).reduce((all, one) => all + one, 0);
    return Math.floor(sum / tied + 0.5);
  });
}
