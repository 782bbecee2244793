import type { OutsideRefusalWord } from './dictionary';
import { trains } from './en-count';
import type { Told } from './told';

export const refusals: Readonly<Record<OutsideRefusalWord, (told: Told) => string>> = {
  'not-connected': (t) => `This route does not begin beside ${t.company}’s track.`,
  'not-a-chain': () =>
    'A route is a chain of neighbouring hexes that begins beside the company’s track.',
  'not-shortest': (t) =>
    `Only the shortest route may be built: ${trains(t.figure('needs'))}, not ${t.figure('has')}.`,
  'through-city': () => 'A route may not pass through a city.',
  'own-track-on-route': () => 'The route may not use hexes where the company already has track.',
  'also-unexpected': () => 'This tile leaves no second company to choose.',
  'also-same': () => 'The purple half must go to another company.',
  'harbor-unexpected': () => 'This build opens no harbor.',
  'harbor-taken': () => 'This harbor is taken.',
  'no-harbor': () => 'There is no harbor here.',
  'west-unexpected': () => 'This build names no West Side.',
  'west-not-on-line': (t) => `${t.company} cannot be the West Side of this line.`,
  'no-city': () => 'A route ends in a city.',
  'route-too-long': (t) =>
    `A route has ${t.figure('most')} hexes at most, this one ${t.figure('has')}.`,
  'unexpected-key': (t) => `“${t.word('key')}” does not belong into this action.`,
  'no-action': () => 'That is no action of this game.',
};
