import type { RefusalWord } from '../dictionary';
import type { Told } from '../told';
import { one, trains } from './count';

export const refusals: Readonly<Record<RefusalWord, (told: Told) => string>> = {
  over: () => 'The match is over.',
  'wrong-phase': () => 'That is not done in this part of the match.',
  'no-share-left': (t) => `${t.company} has no shares left.`,
  'influence-too-low': (t) =>
    `${one(t.company).replace('a', 'A')} share costs ${t.figure('needs')} influence, one for each ready train; you have ${t.figure('has')}.`,
  'same-company': () => 'Your two first shares must be of different companies.',
  'pair-taken': () => 'Somebody already holds exactly this pair of shares.',
  'none-set-aside': () => 'No share of this company is set aside any more.',
  'own-track': (t) => `${t.company} already has track in ${t.city}.`,
  'no-tile': (t) => `${t.city} has lost its demand tile: nobody can build there.`,
  'start-city': () => 'A start city is never a destination.',
  full: (t) => `${t.city} holds all the companies it has room for: ${t.figure('capacity')}.`,
  'too-far': (t) =>
    `${t.city} is ${trains(t.figure('needs'))} away for ${t.company}, which has ${t.figure('has')} ready.`,
  unreachable: (t) => `No way leads ${t.company ? `${t.company} ` : ''}there: other cities bar it.`,
  'also-missing': () => 'Choose the second company for the purple half of the tile.',
  'company-used': (t) =>
    `The first action of this turn was for ${t.company}: the second is for another company.`,
  'would-end': () =>
    'The second action of a turn may not deplete a company: that would end the match.',
  'harbor-missing': () => 'Choose the harbor where a new start opens.',
  'west-missing': () => 'Name the company that is to be the West Side.',
};
