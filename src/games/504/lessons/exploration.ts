import { type LessonPlan, look, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { done, explore, harvest, move, play, times } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.exploration;

/** Round 4: three of the learner's active residents are next to an unknown hex. */
const edge = position(world, {
  table: { round: 4, order: [0, 1, 2], ...turn('act') },
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
      residents: { '1,0': [3, 0] },
      rest: { cash: 4, vp: 5, income: 20, turns: 3 },
    },
    {
      settlements: ['-1,1', '-1,0'],
      residents: { '-1,0': [0, 3] },
      rest: { cash: 6, vp: 5, income: 20, turns: 3 },
    },
    {
      settlements: ['0,-1', '-1,1'],
      residents: { '0,-1': [0, 3] },
      rest: { cash: 3, vp: 4, income: 20, turns: 3 },
    },
  ],
});

/** A tile is found, settled and harvested. */
export const exploration: LessonPlan<StepId<'exploration'>> = {
  options: { world },
  seats: SEATS,
  rest: edge,
  steps: {
    chances: { start: edge, goal: look({ do: 'explore', at: '2,0' }) },
    explore: { goal: play(explore('1,0', '2,0')) },
    settle: {
      goal: play(times(2, move('1,0', '2,0'))),
      replies: [harvest('-1,0'), done, harvest('0,-1'), done, done],
    },
    harvest: { goal: play(harvest('2,0')) },
    end: { goal: read, scores: true },
  },
};
