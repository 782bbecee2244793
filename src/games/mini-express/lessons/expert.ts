import { type LessonPlan, read } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, draft, optionsWith, play, position, take } from './scenes';

const options = optionsWith({ board: 'usa', mode: 'duel-expert' });
const table = { options, seats: 2 };

const fresh = position({ ...table, sharesLeft: 5, setAside: 2, turn: { phase: 'draft' } });

/** The first two turns of an expert duel. */
export const expert: LessonPlan<StepId<'expert'>> = {
  ...table,
  steps: {
    both: { start: fresh, goal: play(draft('brown')) },
    each: { goal: play(draft('gray')), replies: [draft('orange')] },
    single: {
      goal: play(build('brown', '16,8', '17,7')),
      replies: [build('gray', '15,13', '14,14'), build('orange', '14,4', '14,6')],
    },
    first: { goal: play(take('brown')) },
    second: { goal: play(build('gray', '14,12', '13,11')) },
    score: { goal: read, scores: true },
  },
};
