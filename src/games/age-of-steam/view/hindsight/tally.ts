import type { EventOf } from '../../../../kit/event';
import type { Course } from '../../../../kit/hindsight';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';

/** What a seat did and met in a whole match. */
export interface SeatTally {
  deliveries: number;
  /** Links of its deliveries, of any owner. */
  links: number;
  /** Income that its deliveries brought each seat. */
  readonly paid: number[];
  /** Dollars that were missing at paydays, and in how many turns. */
  short: number;
  shortTurns: number;
  /** What was missing at the last payday. */
  lastShort: number;
  reduced: number;
  bids: number;
  first: number;
  longest: { links: number; from: string; to: string; turn: number } | null;
  /** The turn in which its engine reached the figure. */
  engineAt: { engine: number; turn: number } | null;
}

export function tallies(course: Course<State, Event>, seats: number): readonly SeatTally[] {
  const all = Array.from(
    { length: seats },
    (): SeatTally => ({
      ...{ deliveries: 0, links: 0, short: 0, shortTurns: 0, lastShort: 0, reduced: 0, bids: 0 },
      ...{ first: 0, longest: null, engineAt: null },
      paid: Array.from({ length: seats }, () => 0),
    }),
  );
  let turn = 1;
  let links = 0;
  for (const { events } of course.plies) {
    for (const event of events) {
      if (event.event === 'turn') turn = event.number;
      if (event.event === 'ship') links = 0;
      if (event.event === 'go') links++;
      const one = 'seat' in event ? all[event.seat] : undefined;
      if (one) count(one, event, { turn, links });
    }
  }
  return all;
}

function count(one: SeatTally, event: Event, now: { turn: number; links: number }): void {
  switch (event.event) {
    case 'deliver':
      countDelivery(one, event, now);
      return;
    case 'expenses':
      one.lastShort = event.short;
      one.short += one.lastShort;
      if (one.lastShort > 0) one.shortTurns++;
      return;
    case 'reduction':
      one.reduced += event.amount;
      return;
    case 'first':
      one.first++;
      one.bids += event.pays;
      return;
    case 'drop':
      one.bids += event.pays;
      return;
    case 'engine':
      one.engineAt = { engine: event.engine, turn: now.turn };
  }
}

function countDelivery(
  one: SeatTally,
  event: EventOf<Event, 'deliver'>,
  { turn, links }: { turn: number; links: number },
): void {
  one.deliveries++;
  one.links += links;
  event.income.forEach((by, seat) => {
    one.paid[seat] = (one.paid[seat] ?? 0) + by;
  });
  if (!one.longest || links > one.longest.links)
    one.longest = { links, from: event.city, to: event.to, turn };
}
