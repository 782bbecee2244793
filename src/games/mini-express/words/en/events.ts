import type { EventSentences } from '../../../../kit/sentences';
import type { BaseEvent } from '../../rules/events';
import type { Names } from '../names';
import { one, trains } from './count';

export const events: EventSentences<BaseEvent, Names> = {
  draft: (e, n) =>
    e.shares > 1
      ? `${n.seat(e.seat)} picks both ${n.company(e.company)} shares.`
      : `${n.seat(e.seat)} gets ${one(n.company(e.company))} share.`,
  take: (e, n) =>
    e.cost > 0
      ? `${n.seat(e.seat)} takes ${one(n.company(e.company))} share for ${e.cost} influence.`
      : `${n.seat(e.seat)} takes a free ${n.company(e.company)} share.`,
  trains: (e, n) => (e.by > 0 ? `${n.company(e.company)} gets ${trains(e.by)} ready.` : null),
  build: (e, n) =>
    `${n.seat(e.seat)} builds ${n.company(e.company)} to ${n.city(e.city)} with ${trains(e.route.length)}.`,
  compensation: (e, n) => `${n.company(e.company)} gets ${trains(e.by)} as compensation.`,
  length: (e, n) =>
    e.by > 0 ? `${n.company(e.company)} grows by ${e.by} to length ${e.to}.` : null,
  influence: (e, n) =>
    e.by > 0 ? `+${e.by} influence in ${n.company(e.company)} (total ${e.to}).` : null,
  'tile-leaves': (e, n) => `${n.city(e.city)}’s demand tile is removed.`,
  depleted: (e, n) =>
    e.reason === 'supply'
      ? `${n.company(e.company)} is depleted: its supply is empty.`
      : `${n.company(e.company)} is depleted: its last share is taken.`,
  'last-round': () => 'Two companies are depleted: this is the last round.',
  skip: (e, n) => `${n.seat(e.seat)} has no legal action and is skipped.`,
  over: () => 'The match is over.',
};
