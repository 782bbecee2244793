import type { RefusalWord } from './dictionary';
import { one, trains } from './en-count';
import type { Told } from './told';

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
  'not-connected': (t) => `This route does not begin beside ${t.company}’s track.`,
  'too-far': (t) =>
    `${t.city} is ${trains(t.figure('needs'))} away for ${t.company}, which has ${t.figure('has')} ready.`,
  unreachable: (t) => `No way leads ${t.company ? `${t.company} ` : ''}there: other cities bar it.`,
  'not-a-chain': () =>
    'A route is a chain of neighbouring hexes that begins beside the company’s track.',
  'not-shortest': (t) =>
    `Only the shortest route may be built: ${trains(t.figure('needs'))}, not ${t.figure('has')}.`,
  'through-city': () => 'A route may not pass through a city.',
  'own-track-on-route': () => 'The route may not use hexes where the company already has track.',
  'also-missing': () => 'Choose the second company for the purple half of the tile.',
  'also-unexpected': () => 'This tile leaves no second company to choose.',
  'also-same': () => 'The purple half must go to another company.',
  'company-used': (t) =>
    `The first action of this turn was for ${t.company}: the second is for another company.`,
  'would-end': () =>
    'The second action of a turn may not deplete a company: that would end the match.',
  'harbor-missing': () => 'Choose the harbor where a new start opens.',
  'harbor-unexpected': () => 'This build opens no harbor.',
  'harbor-taken': () => 'This harbor is taken.',
  'no-harbor': () => 'There is no harbor here.',
  'west-missing': () => 'Name the company that is to be the West Side.',
  'west-unexpected': () => 'This build names no West Side.',
  'west-not-on-line': (t) => `${t.company} cannot be the West Side of this line.`,
  'no-city': () => 'A route ends in a city.',
  'route-too-long': (t) =>
    `A route has ${t.figure('most')} hexes at most, this one ${t.figure('has')}.`,
  'unexpected-key': (t) => `“${t.word('key')}” does not belong into this action.`,
  'no-action': () => 'That is no action of this game.',
  busy: () => 'One moment: the last action is still being kept safe.',
};
