import type { SeatPlan } from '../../kit/header';
import { shownNames } from '../../kit/names';

const known = new WeakMap<readonly SeatPlan[], readonly SeatPlan[]>();

/** The seats of a match with their names as they are shown; the same list for the same seats. */
export function shownSeats(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const before = known.get(seats);
  if (before) return before;
  const names = shownNames(seats.map(({ name }) => name));
  const shown = seats.map((plan, seat) => ({ ...plan, name: names[seat] ?? plan.name }));
  known.set(seats, shown);
  return shown;
}
