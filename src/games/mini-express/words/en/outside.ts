import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { OutsideRefusal } from '../../rules/refusals';
import type { Names } from '../names';
import { trains } from './count';

export const refusals: RefusalSentences<OutsideRefusal, Names> = {
  'not-connected': (e, n) => `This route does not start next to ${n.company(e.company)}’s track.`,
  'not-a-chain': () =>
    'A route is a chain of adjacent hexes that starts next to the company’s track.',
  'not-shortest': (e) => `Only the shortest route may be built: ${trains(e.needs)}, not ${e.has}.`,
  'through-city': () => 'A route may not pass through a city.',
  'own-track-on-route': () => 'The route may not use hexes where the company already has track.',
  'also-unexpected': () => 'This tile has no second company to choose.',
  'also-same': () => 'The purple half must go to another company.',
  'harbor-unexpected': () => 'This build opens no harbor.',
  'harbor-taken': () => 'This harbor is taken.',
  'no-harbor': () => 'There is no harbor here.',
  'west-unexpected': () => 'This build names no West Side.',
  'west-not-on-line': (e, n) => `${n.company(e.company)} cannot be the West Side of this line.`,
  'no-city': () => 'A route ends in a city.',
  'route-too-long': (e) => `A route has at most ${e.most} hexes; this one has ${e.has}.`,
  'unexpected-key': (e) => `“${e.key}” does not belong in this action.`,
  'no-action': () => 'This game has no such action.',
};

export const problems = {
  ...READING_PROBLEMS.en,
  'marker-stuck': 'with these tiles the company marker cannot reach every company',
  'no-capacity': 'a city holds one, two or three companies',
  'no-cities': 'the board has no city',
  'no-city': 'the board has no such city',
  'not-a-route': 'the hexes do not form a route',
  'not-on-this-board': 'this board has no place for it',
  'off-board': 'the board has no such hex',
  'off-grid': 'a hex’s column and row are both even or both odd',
  'out-of-order': 'cities go from east to west, and from north to south in a column',
  'start-missing': 'the company is not on its start city',
  taken: 'something else is on this hex',
  'too-few': 'there are too few',
  'too-few-tiles': 'there are fewer demand tiles than cities',
  unreachable: 'a start cannot reach this city',
};
