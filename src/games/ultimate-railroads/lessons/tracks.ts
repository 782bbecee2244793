import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { pass, play, step, use } from './plan';
import { position } from './scenes';

/** Round 1: the learner has a locomotive 2 and half of the workers left. */
const early = position({
  round: 1,
  strip: [null, 7, 5, 12, 9, 15],
  taken: {
    'build-1': [0, 1, 0, 0],
    'industry-2': [0, 2, 0, 0],
    'industry-1': [0, 0, 0, 1],
    'light-1': [1, 1, 0, 0],
  },
  bottom: [1],
  seats: [
    { workers: 3, rubles: 1, industry: [3], locos: { trans: ['1', '2'] } },
    {
      ...{ score: 5, workers: 3, rubles: 1, trans: [2, 0], peter: [3, 0], kiev: [1, 0] },
      ...{ doublers: 1, engineers: [3] },
    },
  ],
});

/** Round 5: every color is on the board, and the learner has one worker left. */
const late = position({
  round: 5,
  strip: [9, 15],
  returned: ['1', '1'],
  taken: {
    'black-2': [0, 2, 0, 0],
    'build-1': [0, 1, 0, 0],
    'engineer-3': [0, 1, 0, 0],
    'industry-2': [0, 2, 0, 0],
    'gray-2': [1, 2, 0, 0],
    doubler: [1, 1, 0, 0],
  },
  seats: [
    {
      ...{ score: 96, workers: 1, own: 7, rubles: 0 },
      ...{ trans: [15, 11, 8, 5, 2], peter: [3, 2, 0, 0], kiev: [4, 3, 1] },
      locos: { trans: ['4', '6'], peter: ['3'], kiev: ['2'] },
      ...{ industry: [4], doublers: 3, engineers: [3] },
    },
    {
      ...{ score: 88, workers: 4, own: 7, rubles: 1 },
      ...{ trans: [10, 7, 3, 0], peter: [6, 4, 1, 0], kiev: [3, 1, 0] },
      locos: { trans: ['3', '5'], peter: ['4'], kiev: ['2'] },
      ...{ industry: [3], doublers: 2, engineers: [7], tokens: ['steps'] },
    },
  ],
});

const bottom = [use('bottom', 1), step('basic', 'peter', 'black')];
const gray = [
  use('gray-2', 2),
  ...(['trans', 'peter', 'peter'] as const).map((line) => step('gray', line)),
];

/** From the first worker to the first points, and every color. */
export const tracks: LessonPlan<StepId<'tracks'>> = {
  options: {},
  seats: 2,
  steps: {
    board: { start: early, inView: ['trans'], goal: readAt('trans') },
    use: { goal: play(use('black-2', 2)) },
    gray: { goal: play(step('black', 'trans')) },
    worker: { goal: play(step('black', 'trans')) },
    front: { goal: play(step('black', 'trans')), replies: gray },
    any: { goal: play(use('any', 1, 1)) },
    first: { goal: play(step('any', 'trans', 'gray')) },
    second: { goal: play(step('any', 'trans', 'gray')), replies: bottom },
    doubler: { goal: play(use('doubler', 1)), thenInView: ['trans'], replies: [pass] },
    pass: { goal: play(pass) },
    count: { inView: ['trans'], goal: readAt('mine') },
    late: { start: late, inView: ['trans'], goal: readAt('trans') },
    white: { goal: play(use('white-1', 1), step('white', 'trans')), thenInView: ['trans'] },
    score: { inView: ['trans'], goal: read, scores: true },
  },
};
