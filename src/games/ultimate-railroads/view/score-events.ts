import type { GameEvent, Seat } from '../../../kit/rules';
import { PARTS, type Part, TURN_SOURCES, type TurnSource } from '../words/ids';

/** A figure of an event; 0 where it has none. */
export const figure = (event: GameEvent, key: string): number =>
  typeof event[key] === 'number' ? event[key] : 0;

/** The points that an event gives its seat (16). */
export function gainOf(event: GameEvent): number {
  switch (event.event) {
    case 'points':
    case 'pass':
      return figure(event, 'points');
    case 'score':
      return figure(event, 'total');
    case 'final':
      return cardSum(event) + figure(event, 'majority');
    default:
      return 0;
  }
}

/** What the end-bonus cards of a seat give it at the end. */
export function cardSum({ cards }: GameEvent): number {
  const each = Array.isArray(cards) ? cards : [];
  return each.reduce<number>((sum, pair) => sum + Number(Array.isArray(pair) ? pair[1] : 0), 0);
}

/** What all round scorings have given a seat, by part of the board (12.5 to 12.7). */
export function roundSums(
  events: readonly GameEvent[],
  seat: Seat,
): Readonly<Record<Part, number>> {
  const sums = zeros(PARTS);
  for (const one of events)
    if (one.event === 'score' && one.seat === seat)
      for (const part of PARTS) sums[part] += figure(one, part);
  return sums;
}

/** What a seat has scored in its turns, by what paid it; what none of these paid is left out. */
export function turnSums(
  events: readonly GameEvent[],
  seat: Seat,
): Readonly<Record<TurnSource, number>> {
  const sums = zeros(TURN_SOURCES);
  for (const one of events) {
    const source = one.seat === seat ? sourceOf(one) : null;
    if (source) sums[source] += figure(one, 'points');
  }
  return sums;
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  // Every key of the list is there.
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

function sourceOf({ event, for: paidBy }: GameEvent): TurnSource | null {
  if (event === 'pass') return 'passing';
  if (event !== 'points') return null;
  if (paidBy === 'key') return 'keys';
  const [kind] = String(paidBy).split('-');
  return kind === 'engineer' ? 'engineers' : kind === 'factory' ? 'factories' : null;
}
