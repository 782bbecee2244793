import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { move, plant, play } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.production;

/** Round 4: the learner has wood and cattle, and residents on a field, in a desert beside water and in the city. */
const works = position(world, {
  table: { round: 4, order: [0, 1, 2], ...turn('act') },
  map: {
    '0,0': city(1),
    '1,-1': tile('forest', { plant: { good: 'wood', owner: 0 } }),
    '0,-1': tile('grassland', { plant: { good: 'cattle', owner: 0 } }),
    '1,0': tile('field'),
    '0,1': tile('desert'),
    '-1,2': tile('water'),
    '-1,0': city(2),
    '-1,1': tile('mountain'),
  },
  owners: [
    {
      settlements: ['1,-1', '0,-1', '1,0', '0,1'],
      residents: { '0,0': [1, 0], '1,0': [1, 0], '0,1': [2, 0], '1,-1': [0, 2] },
      rest: { cash: 25, income: 20, turns: 3, goods: { cattle: 1, wood: 1 } },
    },
    {
      settlements: ['-1,0', '-1,1'],
      residents: { '-1,0': [0, 4] },
      rest: { cash: 15, income: 20, turns: 3 },
    },
    {
      settlements: ['-1,1', '0,1'],
      residents: { '0,1': [0, 5] },
      rest: { cash: 20, income: 20, turns: 3 },
    },
  ],
});

/** Plants, and a trading house for what they make. */
export const production: LessonPlan<StepId<'production'>> = {
  options: { world },
  seats: SEATS,
  rest: works,
  steps: {
    plant: { start: works, goal: play(plant('1,0', 'grain')) },
    fish: { goal: play(plant('0,1', 'fish')) },
    house: { goal: play(move('0,0', '-1,0')) },
    sets: { goal: read },
    end: { goal: read, scores: true },
  },
};
