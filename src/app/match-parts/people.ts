import type { SeatPlan } from '../../kit/header';
import { isVisible } from '../../kit/names';

export interface SeatDraft extends SeatPlan {
  /** At another phone, which takes the seat when it has joined. */
  readonly away?: boolean;
}

/** The players of a match that is being set up, in turn order. Every function returns a new list. */
export type People = readonly SeatDraft[];

export function rename(people: People, seat: number, name: string): People {
  return people.map((one, at) => (at === seat ? { ...one, name } : one));
}

/** One place earlier in turn order; the first becomes the last. */
export function earlier(people: People, seat: number): People {
  const rest = people.filter((_, at) => at !== seat);
  const moved = people.slice(seat, seat + 1);
  const to = seat === 0 ? rest.length : seat - 1;
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}

/** `below(n)` draws an integer from 0 to n−1. */
export function shuffled(people: People, below: (n: number) => number): People {
  const left = [...people];
  const order: SeatDraft[] = [];
  while (left.length > 0) order.push(...left.splice(below(left.length), 1));
  return order;
}

/** Why these players cannot start a match for `count`, or null. */
export function seatProblem(
  people: People,
  count = people.length,
): 'too-many' | 'no-name' | 'same-name' | null {
  if (people.length < count) return 'too-many';
  const names = people.map((one) => one.name.trim().toLocaleLowerCase());
  if (!names.every(isVisible)) return 'no-name';
  return new Set(names).size < names.length ? 'same-name' : null;
}

/** The players in the form of a match, without extra spaces around the names. */
export function trimmed(people: People): readonly SeatPlan[] {
  return people.map(({ name, colour, player }) => ({ name: name.trim(), colour, player }));
}
