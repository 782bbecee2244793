import { type LessonPlan, look, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { factory, industry as go, keyForPoints, play, step, use } from './plan';
import { position } from './scenes';

/** Round 2: the learner's marker is near the first gap. */
const early = position({
  round: 2,
  strip: [7, 5, 12, 9, 15],
  taken: { 'black-2': [0, 2, 0, 0], doubler: [1, 1, 0, 0], 'light-1': [1, 0, 0, 1] },
  seats: [
    {
      ...{ score: 5, workers: 4, trans: [2, 1], peter: [2, 0], kiev: [2, 0] },
      ...{ locos: { trans: ['1'], kiev: ['2'] }, industry: [3] },
    },
    {
      ...{ score: 4, workers: 5, rubles: 1, trans: [3, 2], peter: [2, 1], kiev: [2, 0] },
      ...{ industry: [1], doublers: 2 },
    },
  ],
});

/** Round 5: one marker is near the end, the other has just begun. */
const late = position({
  round: 5,
  strip: [9, 15],
  returned: ['1'],
  taken: {
    'black-2': [1, 2, 0, 0],
    'industry-2': [1, 2, 0, 0],
    money: [0, 1, 0, 0],
    'engineer-3': [0, 1, 0, 0],
  },
  seats: [
    {
      ...{ score: 104, workers: 5, own: 7, rubles: 3 },
      ...{ trans: [6, 3, 1], peter: [3, 1, 0], kiev: [2, 1, 0] },
      locos: { trans: ['2', '5'], kiev: ['3'] },
      factories: ['4', '5', '6', '7', '1'],
      ...{ industry: [14, 3], engineers: [3], tokens: ['marker'] },
    },
    {
      ...{ score: 97, workers: 3, own: 7, rubles: 1 },
      ...{ trans: [9, 6, 2], peter: [5, 3, 1], kiev: [4, 2, 0] },
      locos: { trans: ['2', '6'], peter: ['4'], kiev: ['3'] },
      ...{ industry: [4], engineers: [7], tokens: ['steps'] },
    },
  ],
});

/** Along the lane: gaps, factories, and the end. */
export const industry: LessonPlan<StepId<'industry'>> = {
  options: {},
  seats: 2,
  steps: {
    lane: { start: early, inView: ['industry'], goal: readAt('industry') },
    step: {
      goal: play(use('industry-1', 1), go(3)),
      thenInView: ['industry'],
      replies: [use('money', 1)],
    },
    gap: { goal: look({ space: 'industry-2' }) },
    use: { goal: play(use('build-1', 1)) },
    factory: {
      goal: play(factory('2')),
      replies: [use('bottom', 1), step('basic', 'trans', 'black')],
    },
    go: { goal: play(use('industry-2', 2), go(4)) },
    six: { goal: play(go(5)) },
    any: { goal: play(step('any', 'kiev', 'gray')) },
    far: { start: late, goal: play(use('industry-1', 1)) },
    end: { goal: play(go(14)) },
    key: { goal: play(keyForPoints) },
    score: { inView: ['industry'], goal: read, scores: true },
  },
};
