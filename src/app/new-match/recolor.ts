import type { SeatColor } from '../../kit/header';
import type { People } from './people';

/** The previous player of that color gets the one that becomes free. */
export function recolor(people: People, seat: number, colour: SeatColor): People {
  const freed = people[seat]?.colour ?? colour;
  return people.map((one, at) => {
    if (at === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: freed } : one;
  });
}
