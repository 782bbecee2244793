import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { done, fight, move, play, retreat, times } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.military;

/** Round 4: Ada's grassland and mountain lie between the learner's lands and her capital. */
const borders = position(world, {
  table: { round: 4, order: [0, 1, 2], ...turn('act') },
  map: {
    '0,0': city(1),
    '1,0': tile('forest'),
    '1,-1': tile('desert'),
    '2,0': tile('grassland'),
    '2,-1': tile('mountain'),
    '3,-1': city(3),
    '0,1': { ...city(2), barracks: true, militia: true },
    '-1,1': city(4),
    '1,1': tile('water'),
    '-1,0': tile('field'),
    '0,-1': tile('water'),
  },
  owners: [
    {
      settlements: ['1,0', '1,-1'],
      residents: { '0,0': [0, 1], '1,0': [3, 0], '1,-1': [3, 0] },
      rest: { hq: '0,0', cash: 20, income: 25, turns: 3 },
    },
    {
      settlements: ['2,0', '2,-1'],
      residents: { '2,0': [0, 1], '2,-1': [0, 3], '3,-1': [0, 2] },
      rest: { hq: '3,-1', cash: 30, income: 25, turns: 3 },
    },
    {
      settlements: ['-1,0'],
      residents: { '-1,0': [0, 3] },
      rest: { hq: '-1,1', cash: 30, income: 25, turns: 3 },
    },
  ],
});

/** Two attacks, the dice, a way back, an army at home, and a free city. */
export const militaryLesson: LessonPlan<StepId<'military'>> = {
  options: { world },
  seats: SEATS,
  rest: borders,
  steps: {
    attack: { start: borders, goal: play(times(3, move('1,0', '2,0'))) },
    mountain: { goal: play(times(3, move('1,-1', '2,-1'))) },
    fight: { goal: play(fight('2,0')) },
    retreat: {
      goal: play(retreat('2,0')),
      // Ada attacks with one of her two. Her fight is a ply of its own, so that its dice are shown.
      replies: [done, move('3,-1', '2,0')],
    },
    threat: { goal: read, replies: [done] },
    home: { goal: read, replies: [retreat('3,-1')] },
    city: { goal: read },
    end: { goal: read, scores: true },
  },
};
