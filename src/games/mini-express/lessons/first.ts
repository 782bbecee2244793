import { type LessonPlan, look, read } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, draft, optionsWith, play, position, take } from './scenes';

const options = optionsWith({ board: 'usa' });
const table = { options, seats: 3 };

/** Before the first pick. */
const fresh = position({ ...table, sharesLeft: 6, setAside: 2, turn: { phase: 'draft' } });

/** A few turns later, with the learner to act. */
const midway = position({
  ...table,
  track: {
    brown: ['16,8', '17,7', '15,7', '14,6'],
    gray: ['15,13', '14,14', '14,12', '13,11'],
    orange: ['14,4', '14,6'],
    white: ['13,15', '12,14'],
  },
  ready: { brown: 3, gray: 2, orange: 5, white: 2 },
  sharesLeft: { brown: 5, gray: 6, orange: 6, white: 6 },
  length: { brown: 3, gray: 3, orange: 1, white: 1 },
  influence: { brown: [3, 1, 2], gray: [2, 4, 1], orange: [2, 1, 3], white: [1, 2, 3] },
  shares: { brown: [2, 0, 0], gray: [0, 1, 0], orange: [1, 0, 1], white: [0, 1, 1] },
  closed: ['detroit', 'charleston', 'montgomery'],
});

/** One share before the last round: Gray is depleted, and Brown has one share left. */
const late = position({
  ...table,
  track: {
    brown: ['16,8', '17,7', '15,7', '14,6', '13,7', '12,8'],
    gray: ['15,13', '14,14', '14,12', '13,11'],
    orange: ['14,4', '14,6', '13,5', '12,6', '11,5'],
    white: ['13,15', '12,14'],
  },
  ready: { brown: 1, gray: 2, orange: 1, white: 2 },
  sharesLeft: { brown: 1, gray: 0, orange: 3, white: 4 },
  length: { brown: 4, gray: 3, orange: 3, white: 1 },
  influence: { brown: [5, 2, 3], gray: [2, 6, 3], orange: [4, 1, 4], white: [1, 3, 5] },
  shares: { brown: [3, 1, 1], gray: [1, 3, 2], orange: [2, 0, 1], white: [0, 2, 2] },
  closed: ['detroit', 'charleston', 'montgomery'],
});

/** A first match, from the first pick to the ranking. */
export const first: LessonPlan<StepId<'first'>> = {
  ...table,
  steps: {
    card: { start: fresh, goal: look({ company: 'brown' }) },
    draft: {
      goal: play(draft('brown')),
      replies: [draft('gray'), draft('orange'), draft('white'), draft('white')],
    },
    second: { goal: play(draft('orange')) },
    build: {
      goal: play(build('brown', '16,8', '17,7')),
      replies: [build('gray', '15,13', '14,14'), build('orange', '14,4', '14,6')],
    },
    places: { goal: look({ tab: 'influence' }) },
    holdings: { goal: look({ tab: 'players' }) },
    share: {
      goal: play(take('brown')),
      replies: [build('gray', '14,12', '13,11'), build('white', '13,15', '12,14')],
    },
    compensation: { goal: play(build('brown', '15,7', '14,6')) },
    length: { start: midway, goal: play(build('orange', '13,5', '12,6', '11,5')) },
    purple: {
      start: midway,
      goal: play({ ...build('brown', '13,7', '12,8'), also: 'orange' }),
    },
    end: { start: late, goal: play(take('brown')), replies: [take('white'), take('orange')] },
    score: { goal: read, scores: true },
  },
};
