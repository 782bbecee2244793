import type { RefusalWord } from '../dictionary';
import type { Told } from '../told';
import { one, trains } from './count';

export const refusals: Readonly<Record<RefusalWord, (told: Told) => string>> = {
  over: () => 'The match is over.',
  'wrong-phase': () => 'Not in this part of the match.',
  'no-share-left': (t) => `${t.company} has no shares left.`,
  'influence-too-low': (t) =>
    `${one(t.company).replace('a', 'A')} share costs ${t.figure('needs')} influence, one for each ready train; you have ${t.figure('has')}.`,
  'same-company': () => 'Your first two shares must be of different companies.',
  'pair-taken': () => 'Someone already holds this pair of shares.',
  'none-set-aside': () => 'This company has no shares set aside.',
  'own-track': (t) => `${t.company} already has track in ${t.city}.`,
  'no-tile': (t) => `${t.city} has no demand tile: nobody can build there.`,
  'start-city': () => 'You cannot build into a start city.',
  full: (t) => `${t.city} is full: it has room for ${t.figure('capacity')}.`,
  'too-far': (t) =>
    `${t.city} is ${trains(t.figure('needs'))} away for ${t.company}, which has ${t.figure('has')} ready.`,
  unreachable: (t) => `${t.company || 'Track'} cannot get there: other cities are in the way.`,
  'also-missing': () => 'Choose the second company for the purple half of the tile.',
  'company-used': (t) => `You already acted for ${t.company}: choose another company.`,
  'would-end': () =>
    'The second action of a turn may not deplete a company: that would end the match.',
  'harbor-missing': () => 'Choose the harbor where a new start opens.',
  'west-missing': () => 'Choose the company that becomes the West Side.',
};
