import { SEAT_COLOURS, type SeatPlan } from '../../kit/header';

/** Who sits somewhere in a match being set up. */
export interface Sitter extends SeatPlan {
  /** At another phone, which takes the seat when it has joined. */
  readonly away?: boolean;
}

/** The people of a match being set up, in turn order. Every function gives a new list. */
export type People = readonly Sitter[];

/**
 * As many people as asked for: those known first, then new ones. Whoever's colour is taken by somebody
 * before them gets one that is left.
 */
export function peopleFor(count: number, known: People, nameOf: (seat: number) => string): People {
  const people: Sitter[] = [];
  while (people.length < count) {
    const free = SEAT_COLOURS.filter((colour) => people.every((one) => one.colour !== colour));
    const person = known[people.length];
    const colour = free.find((one) => one === person?.colour) ?? free[0];
    if (!colour) break;
    const name = person?.name ?? nameOf(people.length + 1);
    const away = person?.away ?? false;
    people.push({ name, colour, player: person?.player ?? { kind: 'person' }, away });
  }
  return people;
}

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

/** `below(n)` draws a whole number from 0 to n−1. */
export function shuffled(people: People, below: (n: number) => number): People {
  const left = [...people];
  const order: Sitter[] = [];
  while (left.length > 0) order.push(...left.splice(below(left.length), 1));
  return order;
}

/** What keeps these people from starting, or null. */
export function fault(people: People): 'no-name' | 'same-name' | null {
  const names = people.map((one) => one.name.trim().toLocaleLowerCase());
  if (names.some((name) => name === '')) return 'no-name';
  return new Set(names).size < names.length ? 'same-name' : null;
}

/** As a match has them, without stray spaces around the names. */
export function tidy(people: People): readonly SeatPlan[] {
  return people.map(({ name, colour, player }) => ({ name: name.trim(), colour, player }));
}
