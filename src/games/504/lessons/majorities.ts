import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { move, play, remove, sell } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.majorities;

/** Round 3: the learner is the last, and the scoring card is all that is left of the first row. */
const last = position(world, {
  table: {
    ...{ round: 3, order: [1, 2, 0], ...turn('act', 2), scorings: 0 },
    rows: [
      { cards: 1, scoring: 1 },
      { cards: 6, scoring: 1 },
      { cards: 6, scoring: 1 },
    ],
  },
  map: {
    '0,0': city(1),
    '1,0': tile('forest', { plant: { good: 'wood', owner: 0 } }),
    '1,-1': tile('forest'),
    '0,1': tile('forest'),
    '-1,1': city(2),
    '-1,0': city(3),
    '0,-1': tile('water'),
  },
  owners: [
    {
      settlements: ['1,0', '1,-1'],
      residents: { '0,0': [1, 1], '1,0': [0, 2] },
      rest: { cash: 0, income: 30, turns: 2 },
    },
    {
      settlements: ['1,0', '0,1', '-1,1'],
      residents: { '0,1': [0, 3] },
      rest: { cash: 7, income: 20, turns: 3 },
    },
    {
      settlements: ['-1,1', '-1,0'],
      residents: { '-1,1': [0, 3] },
      rest: { cash: 4, income: 20, turns: 3 },
    },
  ],
});

/** A scoring: who leads, what it brings, and who leaves after it. */
export const majorities: LessonPlan<StepId<'majorities'>> = {
  options: { world },
  seats: SEATS,
  rest: last,
  steps: {
    lead: { start: last, goal: play(move('0,0', '0,1')) },
    card: { goal: play(sell('wood')) },
    scoring: { goal: read },
    remove: { goal: play(remove('0,0')) },
    order: { goal: read, scores: true },
  },
};
