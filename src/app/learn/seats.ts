import { SEAT_COLORS, type SeatPlan, USUAL_LEVEL } from '../../kit/header';

/** The learner in the first seat, and others. */
export function seatsFor(
  names: readonly string[],
  count: number,
  others: 'person' | 'computer',
): readonly SeatPlan[] {
  return SEAT_COLORS.slice(0, count).map((colour, seat) => ({
    colour,
    name: names[seat] ?? colour,
    player:
      seat > 0 && others === 'computer'
        ? { kind: 'computer', level: USUAL_LEVEL }
        : { kind: 'person' },
  }));
}
