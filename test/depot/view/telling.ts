import type { Telling } from '../../../src/ui/telling';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { cueOf } from './cue';

const WEIGHTS: Readonly<Partial<Record<Event['event'], number>>> = {
  bid: 1,
  pass: 1,
  draw: 1,
  load: 2,
  dividend: 2,
  invest: 2,
  order: 3,
  deliver: 4,
  out: 5,
};

export const telling: Telling<State, Event> = {
  cueOf,
  weightOf: ({ event }) => WEIGHTS[event] ?? 0,
  placesOf: () => [],
  newsOf: (events, _, after) => ({
    events: events.filter(({ event }) => event === 'out' || event === 'over'),
    last: events.some((one) => one.event === 'round' && one.round === after.options.rounds)
      ? 'round'
      : null,
  }),
};
