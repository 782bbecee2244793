import { type LessonPlan, look, read } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, optionsWith, play, position } from './scenes';

const options = optionsWith({ board: 'usa', spike: true });
const table = { options, seats: 3, sharesLeft: 5 };
const hold = {
  influence: { brown: [3, 2, 1], gray: [1, 3, 2], orange: [2, 1, 2], white: [3, 1, 2] },
  shares: { brown: [2, 0, 1], gray: [0, 2, 1], orange: [0, 1, 1], white: [1, 1, 1] },
};

const BROWN_WEST = ['14,8', '13,7', '12,6', '11,7', '10,6', '9,7'];

/** Brown is two hexes from Omaha. */
const waiting = position({
  ...table,
  ...hold,
  track: { brown: BROWN_WEST.slice(0, -1) },
  ready: { brown: 4 },
  length: { brown: 5, gray: 2, orange: 2, white: 2 },
});

/** White has come from San Francisco to Salt Lake City, Brown from Omaha to Denver, where Gray is too. */
const nearly = position({
  ...table,
  ...hold,
  east: 'brown',
  track: {
    brown: [...BROWN_WEST, '8,6', '7,7', '6,8', '5,7'],
    gray: ['0,8', '5,7'],
    orange: ['0,8'],
    white: ['0,8', '1,7', '2,8', '3,7'],
  },
  length: { brown: 9, gray: 2, orange: 2, white: 4 },
  closed: ['san-francisco'],
});

/** From the first train in Omaha to the last spike. */
export const spike: LessonPlan<StepId<'spike'>> = {
  options,
  seats: 3,
  steps: {
    omaha: { start: waiting, goal: look({ city: 'omaha' }) },
    begin: { goal: play(build('brown', '9,7', '8,6')) },
    join: { start: nearly, goal: play({ ...build('white', '4,8', '5,7'), west: 'white' }) },
    lengths: { goal: read, scores: true },
  },
};
