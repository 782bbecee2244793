import type { Telling } from '../../../ui/telling';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { builtIn } from './built';
import { cueOf } from './cue';

/** What brings the end nearer. */
const NEWS = new Set<Event['event']>(['depleted', 'last-round', 'over']);

const WEIGHTS: Readonly<Partial<Record<Event['event'], number>>> = {
  skip: 1,
  'tile-leaves': 1,
  harbor: 1,
  draft: 2,
  depleted: 2,
  automa: 2,
  take: 3,
  build: 3,
  'spike-driven': 4,
};

export const telling: Telling<State, Event> = {
  cueOf,
  weightOf: ({ event }) => WEIGHTS[event] ?? 0,
  placesOf: builtIn,
  newsOf: (events) => ({
    events: events.filter(({ event }) => NEWS.has(event)),
  }),
};
