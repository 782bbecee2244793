import type { RefusalSentences } from '../../../../kit/sentences';
import type { TableRefusal } from '../../rules/refusals';
import type { Names } from '../names';
import { one, trains } from './count';

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
  'also-missing': () => 'Choose the second company for the purple half of the tile.',
  'company-used': (e, n) =>
    `You already acted for ${n.company(e.company)}: choose another company.`,
  'would-end': () =>
    'The second action of a turn may not deplete a company: that would end the match.',
  'harbor-missing': () => 'Choose the harbor where a new start opens.',
  'west-missing': () => 'Choose the company that becomes the West Side.',
};
