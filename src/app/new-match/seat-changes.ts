import type { Player, SeatColor } from '../../kit/header';
import type { People } from '../match-parts/people';

/**
 * Seats a person, here or `away` at another phone, or a computer. A computer whose level changes keeps its name; a new
 * one gets the first of `names` that is free.
 */
export function occupy(
  people: People,
  seat: number,
  player: Player,
  names: readonly string[],
  away = false,
): People {
  const taken = people.filter((_, at) => at !== seat).map((one) => one.name.trim());
  const free = names.find((name) => !taken.includes(name));
  return people.map((one, at) => {
    if (at !== seat) return one;
    return { ...one, player, away, name: (one.player.kind !== player.kind && free) || one.name };
  });
}

/** The previous player of that color gets the one that becomes free. */
export function recolor(people: People, seat: number, colour: SeatColor): People {
  const freed = people[seat]?.colour ?? colour;
  return people.map((one, at) => {
    if (at === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: freed } : one;
  });
}
