import type { EventWord, Sentence } from '../dictionary';
import { one, trains } from './count';

export const events: Readonly<Record<EventWord, Sentence>> = {
  draft: (t) =>
    t.figure('shares') > 1
      ? `${t.seat} picks both ${t.company} shares.`
      : `${t.seat} gets ${one(t.company)} share.`,
  take: (t) =>
    t.figure('cost') > 0
      ? `${t.seat} takes ${one(t.company)} share for ${t.figure('cost')} influence.`
      : `${t.seat} takes a free ${t.company} share.`,
  trains: (t) => (t.figure('by') > 0 ? `${t.company} gets ${trains(t.figure('by'))} ready.` : null),
  build: (t) => `${t.seat} builds ${t.company} to ${t.city} with ${trains(t.hexes)}.`,
  compensation: (t) => `${t.company} gets ${trains(t.figure('by'))} as compensation.`,
  length: (t) =>
    t.figure('by') > 0
      ? `${t.company} grows by ${t.figure('by')} to length ${t.figure('to')}.`
      : null,
  influence: (t) =>
    t.figure('by') > 0
      ? `+${t.figure('by')} influence in ${t.company} (total ${t.figure('to')}).`
      : null,
  'tile-leaves': (t) => `${t.city}’s demand tile is removed.`,
  depleted: (t) =>
    t.word('reason') === 'supply'
      ? `${t.company} is depleted: its supply is empty.`
      : `${t.company} is depleted: its last share is taken.`,
  'last-round': () => 'Two companies are depleted: this is the last round.',
  skip: (t) => `${t.seat} has no legal action and is skipped.`,
  over: () => 'The match is over.',
};
