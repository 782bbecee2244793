import type { Seat } from '../../../kit/rules';
import type { Event, FinalParts, PointsSource } from '../rules/events';
import { PARTS, type Part, TURN_SOURCES, type TurnSource } from '../words/ids';

/** The points that an event gives its seat (16). */
export function gainOf(event: Event): number {
  switch (event.event) {
    case 'points':
    case 'pass':
      return event.points;
    case 'score':
      return event.total;
    case 'final':
      return cardSum(event) + event.majority;
    default:
      return 0;
  }
}

/** What the end-bonus cards of a seat give it at the end. */
export function cardSum({ cards }: FinalParts): number {
  return cards.reduce((sum, [, points]) => sum + points, 0);
}

/** What all round scorings have given a seat, by part of the board (12.5 to 12.7). */
export function roundSums(events: readonly Event[], seat: Seat): Readonly<Record<Part, number>> {
  const sums = zeros(PARTS);
  for (const one of events)
    if (one.event === 'score' && one.seat === seat)
      for (const part of PARTS) sums[part] += one[part];
  return sums;
}

/** All that a seat has scored in its turns. */
export function turnPoints(events: readonly Event[], seat: Seat): number {
  return events.reduce(
    (sum, one) => (isInTurn(one) && one.seat === seat ? sum + one.points : sum),
    0,
  );
}

const isInTurn = (one: Event) => one.event === 'pass' || one.event === 'points';

/** What a seat has scored in its turns, by what paid it; what none of these paid is left out. */
export function turnSums(
  events: readonly Event[],
  seat: Seat,
): Readonly<Record<TurnSource, number>> {
  const sums = zeros(TURN_SOURCES);
  for (const one of events) {
    if (!isInTurn(one) || one.seat !== seat) continue;
    const source = one.event === 'pass' ? 'passing' : sourceOf(one.for);
    if (source) sums[source] += one.points;
  }
  return sums;
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  // Every key of the list is there.
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

function sourceOf(paidBy: PointsSource): TurnSource | null {
  if (paidBy === 'key') return 'keys';
  const [kind] = paidBy.split('-');
  return kind === 'engineer' ? 'engineers' : kind === 'factory' ? 'factories' : null;
}
