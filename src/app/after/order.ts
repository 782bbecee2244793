import type { Seat } from '../../kit/rules';

/** Somebody who may begin the next match, and why. */
export interface Starter {
  readonly seat: Seat;
  readonly why: 'next' | 'last' | 'same';
}

/**
 * Who may begin the next match, the usual one first: whoever sits next to who began this one, whoever came
 * last in it, or the same again. `ranking`, best first, may hold the number after the last seat.
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

/** The same round, begun by somebody else: everybody keeps their neighbours. */
export function begunBy<Plan>(seats: readonly Plan[], first: Seat): readonly Plan[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
