import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { flip, play, put, step, take, use } from './plan';
import { position } from './scenes';

/** Round 2: the learner has built far ahead of the locomotives. */
const short = position({
  round: 2,
  strip: [7, 5, 12, 9, 15],
  taken: { 'black-2': [0, 2, 0, 0], any: [0, 1, 0, 1], money: [1, 1, 0, 0] },
  bottom: [0],
  seats: [
    {
      ...{ score: 3, workers: 2, own: 7, trans: [6, 4, 0], peter: [1, 0, 0], kiev: [4, 2, 0] },
      locos: { trans: ['1', '2'] },
    },
    {
      ...{ score: 5, workers: 5, rubles: 3, trans: [3, 1], peter: [2, 1], kiev: [2, 0] },
      industry: [2],
    },
  ],
});

const LOCOS = { trans: ['1', '4'], peter: ['3'], kiev: ['2'] };

/** Round 4: no slot for a locomotive is empty. */
const full = position({
  round: 4,
  strip: [12, 9, 15],
  taken: { 'gray-2': [0, 2, 0, 0], 'industry-2': [1, 2, 0, 0] },
  seats: [
    {
      ...{ score: 42, workers: 5, own: 7, rubles: 2, locos: LOCOS },
      ...{ trans: [8, 5, 2], peter: [3, 2, 0], kiev: [5, 3, 0], engineers: [7] },
    },
    {
      ...{ score: 39, workers: 5, own: 7, rubles: 1, locos: LOCOS, industry: [4] },
      ...{ trans: [7, 4, 1], peter: [3, 2, 0], kiev: [3, 1, 0] },
    },
  ],
});

/** Round 5: the learner's gray on St. Petersburg is a step before space 7, and one worker is left. */
const before = position({
  round: 5,
  strip: [9, 15],
  returned: ['1', '1'],
  taken: {
    'black-2': [0, 2, 0, 0],
    'gray-2': [0, 2, 0, 0],
    any: [0, 1, 0, 1],
    'engineer-7': [0, 1, 0, 0],
    'industry-2': [1, 2, 0, 0],
  },
  seats: [
    {
      ...{ score: 71, workers: 1, own: 7 },
      ...{ trans: [7, 5, 2], peter: [9, 6, 3], kiev: [4, 2, 0] },
      locos: { trans: ['2', '4'], peter: ['7'], kiev: ['5'] },
      ...{ engineers: [7], doublers: 3, tokens: ['doublers', 'steps'] },
    },
    {
      ...{ score: 78, workers: 5, own: 7, rubles: 1 },
      ...{ trans: [8, 5, 2], peter: [5, 3, 1], kiev: [4, 2, 0] },
      locos: { trans: ['2', '6'], peter: ['5'], kiev: ['4'] },
      ...{ industry: [4], engineers: [12], tokens: ['revalue'] },
    },
  ],
});

/** How far locomotives reach, and how one pushes another on. */
export const locomotives: LessonPlan<StepId<'locomotives'>> = {
  options: {},
  seats: 2,
  steps: {
    reach: { start: short, inView: ['trans'], goal: readAt('trans') },
    use: { goal: play(use('build-1', 1)) },
    take: { goal: play(take('2')) },
    put: { goal: play(put('kiev')) },
    build: { start: full, goal: play(use('build-1', 1)) },
    five: { goal: play(take('5')) },
    over: { goal: play(put('kiev', '2')) },
    chain: { goal: play(put('trans', '1'), flip) },
    bottom: { start: before, goal: play(use('bottom', 1)) },
    double: { goal: play(step('basic', 'peter', 'gray')) },
    score: { inView: ['trans'], goal: read, scores: true },
  },
};
