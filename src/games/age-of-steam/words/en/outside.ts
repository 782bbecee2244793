import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { OutsideRefusal } from '../../rules/refusals';
import type { MatchNames } from '../names';

export const refusals: RefusalSentences<OutsideRefusal, MatchNames> = {
  'not-holder': () => 'Only the highest bidder can keep a bid.',
  'wrong-tile': () => 'A town needs a town’s track, and any other hex plain track.',
  'no-cube': () => 'There is no such cube in that city.',
  'no-such-cube': () => 'No cube of that color was drawn.',
  'no-action': () => 'This isn’t an action of the game.',
};

export const problems = {
  ...READING_PROBLEMS.en,
  'no-tile': 'no tile has this shape',
  'off-board': 'the map has no such hex',
};
