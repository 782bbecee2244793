import { type MatchHeader, SEAT_COLORS, type SeatPlan, undoReach } from '../../src/kit/header';
import { rules } from './rules';

/** People round one phone. */
export function people(seats: number): readonly SeatPlan[] {
  return SEAT_COLORS.slice(0, seats).map((colour, seat) => ({
    name: `P${seat}`,
    colour,
    player: { kind: 'person' },
  }));
}

/** A match of three people, or as the test says otherwise. */
export function header(other: Partial<MatchHeader> = {}): MatchHeader {
  const seats = other.seats ?? people(3);
  return {
    id: 'm1',
    game: rules.id,
    rulesVersion: rules.version,
    options: { heap: 'large', die: true },
    seats,
    seed: 'seed',
    undo: undoReach(seats),
    begun: 1000,
    ...other,
  };
}
