import { type LessonPlan, read } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { bonus, card, industry, keyForPoints, pass, play, step, token, use } from './plan';
import { position } from './scenes';

/** Round 4: the learner's black track is a step before the first ?-token. */
const near = position({
  round: 4,
  strip: [12, 9, 15],
  returned: ['1'],
  taken: { 'gray-2': [0, 2, 0, 0], 'build-1': [1, 1, 0, 0], 'black-2': [1, 2, 0, 0] },
  seats: [
    {
      ...{ score: 44, workers: 5, own: 7 },
      ...{ trans: [7, 5, 2], peter: [3, 2, 0], kiev: [4, 2, 0] },
      locos: { trans: ['3', '5'], peter: ['5'], kiev: ['4'] },
      ...{ engineers: [3, 7], doublers: 2, industry: [2] },
    },
    {
      ...{ score: 47, workers: 4, own: 7, rubles: 1 },
      ...{ trans: [8, 4, 1], peter: [4, 2, 0], kiev: [3, 1, 0] },
      locos: { trans: ['2', '6'], peter: ['4'], kiev: ['3'] },
      ...{ industry: [4], tokens: ['doublers'], doublers: 3 },
    },
  ],
});

/** The last decisions of a match; Iris has passed. */
const last = position({
  round: 6,
  strip: [15],
  returned: ['1', '1'],
  cards: ['worker', 'loco9', 'engineer'],
  picked: [
    [0, 'engineers'],
    [1, 'tokens'],
  ],
  taken: {
    'black-2': [0, 2, 0, 0],
    'gray-2': [1, 2, 0, 0],
    'brown-2': [1, 2, 0, 0],
    'build-3': [0, 3, 0, 0],
    'industry-2': [1, 2, 0, 0],
    money: [0, 1, 0, 0],
    doubler: [1, 1, 0, 0],
  },
  seats: [
    {
      ...{ score: 152, workers: 1, own: 7, rubles: 0 },
      ...{ trans: [9, 7, 4], peter: [6, 4, 1], kiev: [5, 3, 1] },
      locos: { trans: ['4', '7'], peter: ['5'], kiev: ['6'] },
      factories: ['2', '3', '2', '5', '10a'],
      ...{ engineers: [3, 7, 12], doublers: 3, industry: [12], tokens: ['bonus', 'doublers'] },
    },
    {
      ...{ score: 168, passed: true, workers: 0, own: 7, rubles: 0 },
      ...{ trans: [10, 8, 5, 1], peter: [7, 5, 2, 0], kiev: [4, 3, 2] },
      locos: { trans: ['6', '8'], peter: ['7'], kiev: ['4'] },
      factories: ['3'],
      ...{ engineers: [5], doublers: 5, industry: [6], tokens: ['bonus', 'steps'] },
    },
  ],
});

/** What ?-tokens, cards and keys bring, and how a match ends. */
export const tokens: LessonPlan<StepId<'tokens'>> = {
  options: {},
  seats: 2,
  steps: {
    use: { start: near, goal: play(use('bottom', 1)) },
    step: { goal: play(step('basic', 'peter', 'black')) },
    token: { goal: play(token('bonus')) },
    card: { goal: play(card('engineer')) },
    bonus: { goal: play(bonus('engineers')) },
    last: {
      start: last,
      goal: play(use('last', 1), industry(12), industry(13), industry(14)),
    },
    key: { goal: play(keyForPoints) },
    pass: { goal: play(pass) },
    end: { goal: read, scores: true },
  },
};
