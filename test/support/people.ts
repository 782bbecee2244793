import { SEAT_COLORS, type SeatPlan } from '../../src/kit/header';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** People who share one phone. */
export function people(count: number): readonly SeatPlan[] {
  return SEAT_COLORS.slice(0, count).map((colour, seat) => ({
    name: NAMES[seat] ?? '',
    colour,
    player: { kind: 'person' },
  }));
}

/** The first of them alone, against computers. */
export const againstComputers = (count: number): readonly SeatPlan[] =>
  people(count).map((plan, seat) =>
    seat === 0 ? plan : { ...plan, player: { kind: 'computer', level: 'apprentice' } },
  );
