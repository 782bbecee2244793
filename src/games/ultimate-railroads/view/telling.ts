import type { Telling } from '../../../ui/telling';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { cueOf } from './cue';
import { gainOf } from './score-events';
import { turnTold } from './turn-told';

/** What was done weighs more than what followed from it. */
const WEIGHTS: Readonly<Partial<Record<Event['event'], number>>> = {
  score: 1,
  final: 1,
  stay: 1,
  lapse: 1,
  skip: 1,
  trigger: 1,
  points: 1,
  roubles: 2,
  doublers: 2,
  temps: 2,
  step: 3,
  industry: 3,
  again: 3,
  flip: 4,
  take: 4,
  guest: 4,
  put: 5,
  factory: 5,
  unlock: 5,
  award: 6,
  key: 7,
  prize: 7,
  token: 7,
  card: 7,
  bonus: 7,
  start: 8,
  use: 8,
  move: 8,
  pass: 8,
  hire: 9,
};

export const telling: Telling<State, Event> = {
  cueOf,
  weightOf: ({ event }) => WEIGHTS[event] ?? 0,
  turnTold,
  placesOf: (events) =>
    events.flatMap((one) => (one.event === 'use' || one.event === 'move' ? one.space : [])),
  // Those of the standing count majorities, too, which change with every hire.
  scoresOf: ({ score }) => score,
  scored: (events, seat) =>
    events.reduce(
      (sum, one) =>
        (one.event === 'score' || one.event === 'final') && one.seat === seat
          ? sum + gainOf(one)
          : sum,
      0,
    ),
  // Every scoring, the last round and the end are told by the panel of the round, which waits for a tap itself.
  newsOf: () => ({ events: [] }),
};
