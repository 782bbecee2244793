import { does } from '../../../../kit/agree';
import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import type { EventSentences, RefusalSentences } from '../../../../kit/sentences';
import type { BaseEvent } from '../../rules/events';
import type { TableRefusal } from '../../rules/refusals';
import type { Names } from '../names';
import { wordsFrom } from '../words';
import { one, trains } from './count';
import { level, settings, values } from './settings';
import { table } from './table';

const events: EventSentences<BaseEvent, Names> = {
  draft: (e, n) =>
    e.shares > 1
      ? `${does(n.seat(e.seat), 'picks')} both ${n.company(e.company)} shares.`
      : `${does(n.seat(e.seat), 'gets')} ${one(n.company(e.company))} share.`,
  take: (e, n) =>
    e.cost > 0
      ? `${does(n.seat(e.seat), 'takes')} ${one(n.company(e.company))} share for ${e.cost} influence.`
      : `${does(n.seat(e.seat), 'takes')} a free ${n.company(e.company)} share.`,
  trains: (e, n) => (e.by > 0 ? `${n.company(e.company)} gets ${trains(e.by)} ready.` : null),
  build: (e, n) =>
    `${does(n.seat(e.seat), 'builds')} ${n.company(e.company)} to ${n.city(e.city)} with ${trains(e.route.length)}.`,
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
  skip: (e, n) => `${does(n.seat(e.seat), 'has')} no legal action, so the turn passes on.`,
  over: () => 'The match is over.',
};

export const refusals: RefusalSentences<TableRefusal, Names> = {
  over: () => 'The match is over.',
  'wrong-phase': () => 'Not in this part of the match.',
  'no-share-left': (e, n) => `${n.company(e.company)} has no shares left.`,
  'influence-too-low': (e, n) =>
    `${one(n.company(e.company)).replace('a', 'A')} share costs ${e.needs} influence, one for each ready train; you have ${e.has}.`,
  'same-company': () => 'Your first two shares must be of different companies.',
  'pair-taken': () => 'Someone already holds this pair of shares.',
  'none-set-aside': () => 'This company has no shares set aside.',
  'own-track': (e, n) => `${n.company(e.company)} already has track in ${n.city(e.city)}.`,
  'no-tile': (e, n) => `${n.city(e.city)} has no demand tile: nobody can build there.`,
  'start-city': () => 'You cannot build into a start city.',
  full: (e, n) => `${n.city(e.city)} is full: it has room for ${e.capacity}.`,
  'too-far': (e, n) =>
    `${n.city(e.city)} is ${trains(e.needs)} away for ${n.company(e.company)}, which has ${e.has} ready.`,
  unreachable: (e, n) =>
    `${n.company(e.company) || 'Track'} cannot get there: other cities are in the way.`,
  'also-missing': () => table.chooseAlso,
  'company-used': (e, n) =>
    `You already acted for ${n.company(e.company)}: choose another company.`,
  'would-end': () =>
    'The second action of a turn may not deplete a company: that would end the match.',
  'harbor-missing': () => table.chooseHarbor,
  'west-missing': () => table.chooseWest,
};

export const words = wordsFrom({
  language: 'en',
  name: 'Mini Express',
  tagline: 'Build four railways together and hold the right shares. Easy to learn.',
  company: { brown: 'Brown', gray: 'Gray', orange: 'Orange', white: 'White' },
  automa: 'Automa',
  scoresByMove: 'Points move by move',
  settings,
  values,
  level,
  refusals,
  outsideRefusals: async () => (await import('./outside')).refusals,
  ...OUTSIDE_WORDS.en,
  otherRefusal: (because) => `That is not allowed (${because}).`,
  problems: async () => (await import('./outside')).problems,
  events,
  extras: () => import('./extras'),
  about: async () => (await import('./about')).about,
  help: async () => (await import('./help')).help,
  table,
});
