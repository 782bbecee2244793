import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { industry, move, pass, play, step, use } from './plan';
import { position } from './scenes';

/** Round 2, half of it played: the learner is second, and the first has acted. */
const middle = position({
  round: 2,
  order: [1, 0, 2],
  strip: [4, 7, 11, 13, 9],
  taken: {
    'black-1': [1, 1, 0, 0],
    'build-2': [1, 2, 0, 0],
    'gray-2': [0, 2, 0, 0],
    'build-1': [0, 1, 0, 0],
    'industry-1': [0, 1, 0, 0],
    'build-3': [2, 3, 0, 0],
  },
  seats: [
    {
      ...{ score: 4, workers: 3, rubles: 1, trans: [4, 3], peter: [2, 0], kiev: [2, 0] },
      ...{ locos: { trans: ['1', '2'] }, industry: [3], own: 7 },
    },
    {
      ...{ score: 6, workers: 3, rubles: 1, trans: [3, 1], peter: [2, 1], kiev: [1, 0] },
      ...{ locos: { trans: ['1'], peter: ['2'] }, industry: [4] },
    },
    {
      ...{ score: 3, workers: 3, rubles: 2, trans: [5, 2], peter: [1, 0], kiev: [3, 1] },
      ...{ locos: { trans: ['1'], kiev: ['2'] }, factories: ['3'], engineers: [6], doublers: 1 },
    },
  ],
});

/** What the others do in between. */
const bottom = (line: 'trans' | 'peter' | 'kiev') => [
  use('bottom', 1),
  step('basic', line, 'black'),
];

/** Engineers for everybody and of one's own, and the race for the first place. */
export const engineers: LessonPlan<StepId<'engineers'>> = {
  options: {},
  seats: 3,
  steps: {
    hire: {
      start: middle,
      goal: play(use('hire', 0, 1)),
      replies: [...bottom('peter'), ...bottom('trans')],
    },
    own: { goal: play(use('engineer-4', 1)) },
    marker: { goal: play(industry(3)) },
    track: {
      goal: play(step('black', 'trans')),
      replies: [
        ...bottom('kiev'),
        ...[use('any', 1, 1), step('any', 'kiev', 'black'), step('any', 'kiev', 'black')],
      ],
    },
    light: {
      goal: play(use('light-1', 1)),
      thenInView: ['engineers'],
      replies: [...bottom('peter'), ...bottom('trans')],
    },
    claim: { goal: play(use('place-1', 1)), thenInView: ['order'], replies: [pass, pass] },
    pass: { goal: play(pass) },
    move: { goal: play(move('money')) },
    next: { inView: ['engineers'], goal: readAt('engineers') },
    score: { goal: read, scores: true },
  },
};
