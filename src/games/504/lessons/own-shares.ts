import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { play, sellOwn, share } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF['own-shares'];
const ADA = 1;

/** Round 5: the learner has hardly any money, and one of Ada's shares is in the bank. */
const poor = position(world, {
  table: { round: 5, order: [0, 1, 2], ...turn('deal') },
  map: {
    '0,0': city(1),
    '1,0': tile('forest'),
    '0,1': tile('grassland', { vp: 1 }),
    '-1,1': tile('field'),
    '-1,0': tile('mountain', { vp: 1 }),
    '0,-1': tile('desert', { vp: 1 }),
    '1,-1': tile('water'),
  },
  owners: [
    {
      settlements: ['1,0', '0,1'],
      residents: { '1,0': [0, 3] },
      rest: {
        ...{ cash: 5, vp: 5, income: 20, turns: 4 },
        ...{ value: 40, held: [8, 0, 0], light: 0, dark: 0 },
      },
    },
    {
      settlements: ['-1,1', '-1,0'],
      residents: { '-1,0': [0, 4] },
      rest: {
        ...{ cash: 30, vp: 8, income: 30, turns: 4 },
        ...{ value: 40, held: [0, 7, 0], light: 0, dark: 1 },
      },
    },
    {
      settlements: ['0,-1', '-1,1'],
      residents: { '0,-1': [0, 4] },
      rest: {
        ...{ cash: 20, vp: 4, income: 25, turns: 4 },
        ...{ value: 40, held: [0, 0, 8], light: 0, dark: 0 },
      },
    },
  ],
});

/** A share sold for money, and one bought for points. */
export const ownShares: LessonPlan<StepId<'own-shares'>> = {
  options: { world },
  seats: SEATS,
  rest: poor,
  steps: {
    sell: { start: poor, goal: play(sellOwn) },
    deal: { goal: play(share(ADA)) },
    values: { goal: read },
    score: { goal: read, scores: true },
  },
};
