import { type LessonPlan, look, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, optionsWith, play, position } from './scenes';

const options = optionsWith({ board: 'europe', harbors: true });

const begun = position({
  options,
  seats: 3,
  sharesLeft: 6,
  influence: { brown: [1, 2, 1], gray: [2, 1, 1], orange: [2, 1, 2], white: [1, 1, 2] },
  shares: { brown: [0, 1, 1], gray: [1, 0, 0], orange: [1, 0, 1], white: [0, 1, 0] },
});

/** Opening and using a harbor. */
export const harbors: LessonPlan<StepId<'harbors'>> = {
  options,
  seats: 3,
  steps: {
    purple: { start: begun, goal: look({ city: 'warsaw' }) },
    open: {
      goal: play({ ...build('orange', '14,2', '13,3'), also: 'orange', harbor: '2,8' }),
      replies: [build('brown', '13,1', '12,2', '11,1'), build('white', '15,13', '14,12')],
    },
    start: { goal: play(build('gray', '3,7')) },
    read: { goal: readAt('2,8') },
  },
};
