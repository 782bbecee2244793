import { count } from '../../../../kit/agree';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { TableRefusal } from '../../rules/refusals';
import { dollars } from '../figures';
import type { MatchNames } from '../names';

export const refusals: RefusalSentences<TableRefusal, MatchNames> = {
  over: () => 'The game is over.',
  'wrong-phase': () => 'You can’t do that at this point of the turn.',
  'too-many-shares': (e) =>
    e.most > 0
      ? `You can issue at most ${count(e.most, 'more share')}: 15 is the limit.`
      : 'You’ve issued all 15 of your shares: 0 are left.',
  holder: () => 'Your bid is the highest: keep it or raise it.',
  'no-pass': () => 'Only the player with Turn Order may pass, once per auction.',
  'too-low': (e) => `You have to bid at least ${dollars(e.needs)}.`,
  money: (e) => `That takes ${dollars(e.needs)}; you have ${dollars(e.has)}.`,
  'action-taken': (e, n) => `${n.seat(e.seat)} has already taken this action.`,
  'no-urbanization': () =>
    'You need the Urbanization action for that, and it places just one new city a turn.',
  'too-late': () => 'A new city has to be placed before your first tile of the turn.',
  'city-used': () => 'This new city is already on the map.',
  'no-town': () => 'A new city can only replace a town.',
  loop: () => 'That would lead from a city or town back to itself, or around in a ring.',
  discs: () => 'You’d own more than 20 stretches of track, and you have 20 ownership discs.',
  city: () => 'No track is built on a city: every side of it is connected already.',
  'built-here': () => 'You’ve already built on this hex this turn.',
  unchanged: () => 'This track is already here.',
  'must-keep': () =>
    'What is here has to stay. You can add to it, or turn an open end that is yours or nobody’s; in a town nothing can be turned.',
  'first-tile': () =>
    'Your very first tile has to be a simple one on an empty hex without a town, touching a city.',
  'off-board': (e, n) =>
    `To the ${n.direction[e.edge]}, the track would run off the map or into a lake.`,
  foreign: (e, n) => `That would connect to ${n.seat(e.seat)}’s track.`,
  'not-connected': () => 'New track has to reach a city, by itself or over your own links.',
  'no-tile': (e, n) => `There’s no tile of this kind left: ${n.tile[e.tile]}.`,
  'no-town-disc': () => 'All 8 town discs are in use.',
  'engine-most': () => 'Your engine is already at 6, the highest level.',
  'engine-used': () => 'You’ve already upgraded your engine in this phase.',
  'no-delivery': () => 'Your engine can’t take this cube to any city of its color.',
  'no-link': () => 'No finished track leads out of there.',
  visited: () => 'The cube has already been there, and it visits no place twice.',
  'dead-end': () => 'From there the cube couldn’t reach a city of its color anymore.',
  'box-full': () => 'There’s already a cube in this box.',
};
