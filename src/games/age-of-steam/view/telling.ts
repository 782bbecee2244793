import type { Telling } from '../../../ui/telling';
import { POINTS, TURNS } from '../data/figures';
import type { Event } from '../rules/events';
import { scoreOf } from '../rules/score';
import { NUMBER, type State } from '../rules/state';
import { cueOf } from './cue';

const WEIGHTS: Readonly<Partial<Record<Event['event'], number>>> = {
  issue: 3,
  bid: 1,
  stand: 1,
  pass: 1,
  done: 1,
  place: 1,
  abandon: 1,
  drop: 2,
  engine: 2,
  select: 2,
  claim: 2,
  build: 3,
  urbanize: 4,
  link: 5,
  deliver: 5,
  out: 6,
  turn: 2,
};

export const telling: Telling<State, Event> = {
  cueOf,
  heaviestTurn: true,
  weightOf: ({ event }) => WEIGHTS[event] ?? 0,
  placesOf: (events) =>
    events.flatMap((one) => {
      if (one.event === 'build' || one.event === 'urbanize') return one.hex;
      if (one.event === 'claim') return one.hexes;
      return one.event === 'go' ? one.to : [];
    }),
  // 9: what payday leaves, but for the income of a delivery just before it.
  scored(events, seat, before, after) {
    if (!events.some(({ event }) => event === 'income')) return 0;
    const earned = events.reduce(
      (sum, one) => (one.event === 'deliver' ? sum + (one.income[seat] ?? 0) : sum),
      0,
    );
    return scoreOf(after(), seat).total - scoreOf(before(), seat).total - POINTS.income * earned;
  },
  newsOf: (events, _, { seats, turn }) => ({
    events: events.filter(({ event }) => event === 'out' || event === 'over'),
    last:
      events.some(({ event }) => event === 'turn') && turn[NUMBER] === TURNS[seats] ? 'turn' : null,
  }),
};
