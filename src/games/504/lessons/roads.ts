import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { playRoad } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.roads;

/** Round 5: the learner has settled all around, and linked only the forest. */
const around = position(world, {
  table: {
    ...{ round: 5, order: [0, 1, 2], ...turn('act') },
    roads: [
      { between: ['0,0', '0,1'], owner: 1 },
      { between: ['0,0', '1,0'], owner: 0 },
    ],
  },
  map: {
    '0,0': city(1),
    '1,0': tile('forest'),
    '2,-1': tile('field'),
    '1,1': tile('mountain'),
    '0,1': tile('grassland'),
    '-1,1': tile('desert'),
    '-1,0': tile('water'),
    '1,-1': tile('desert'),
  },
  owners: [
    {
      settlements: ['1,0', '2,-1', '1,1', '0,1'],
      residents: {
        '0,0': [3, 0],
        '1,0': [3, 0],
        '1,1': [2, 0],
        '2,-1': [1, 0],
        '0,1': [1, 0],
      },
      rest: { cash: 5, vp: 5, income: 30, turns: 4 },
    },
    {
      settlements: ['0,1', '-1,1'],
      residents: { '0,1': [0, 4] },
      rest: { cash: 8, vp: 5, income: 25, turns: 4 },
    },
    {
      settlements: ['1,-1', '-1,1'],
      residents: { '1,-1': [0, 4] },
      rest: { cash: 2, vp: 6, income: 20, turns: 4 },
    },
  ],
});

/** What a road touches, takes and pays. */
export const roads: LessonPlan<StepId<'roads'>> = {
  options: { world },
  seats: SEATS,
  rest: around,
  steps: {
    linked: { start: around, goal: playRoad(['1,0', '2,-1'], [1, 1], '1,0') },
    cost: { goal: playRoad(['1,0', '1,1'], [1, 2], '1,1') },
    foreign: { goal: playRoad(['0,0', '0,1'], [3, 1], '0,0') },
    income: { goal: read },
    end: { goal: read, scores: true },
  },
};
