import type { Seat } from '../../kit/rules';

export interface Starter {
  readonly seat: Seat;
  readonly why: 'next' | 'last' | 'same';
}

/**
 * Who may begin the next match, the default first: the neighbor of this one's start player, the last in the ranking, or
 * the same player again. `ranking`, best first, may contain the number after the last seat.
 */
export function starters(seats: number, ranking: readonly number[]): readonly Starter[] {
  const last = ranking.filter((holder) => holder < seats).at(-1) ?? 0;
  const all: readonly Starter[] = [
    { seat: 1 % seats, why: 'next' },
    { seat: last, why: 'last' },
    { seat: 0, why: 'same' },
  ];
  return all.filter(({ seat }, at) => all.findIndex((one) => one.seat === seat) === at);
}

/** The same order with another start player: everybody keeps their neighbors. */
export function begunBy<Plan>(seats: readonly Plan[], first: Seat): readonly Plan[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
