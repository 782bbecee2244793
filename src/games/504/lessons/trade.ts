import { read, readAt } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { move, plant, play, remove, sell } from './plan';
import { city, planOf, position, tile, turn } from './scenes';

/** Round 3: the learner is the last, and the scoring card is all that is left of the first row. */
const last = position(WORLD_OF.majorities, {
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
export const majorities = planOf('majorities', {
  lead: { start: last, goal: play(move('0,0', '0,1')) },
  card: { goal: play(sell('wood')) },
  scoring: { goal: readAt('seats') },
  remove: { goal: play(remove('0,0')) },
  order: { goal: read, scores: true },
});

/** Round 4: the learner has wood and cattle, and residents on a field, in a desert beside water and in the city. */
const works = position(WORLD_OF.production, {
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
export const production = planOf('production', {
  plant: { start: works, goal: play(plant('1,0', 'grain')) },
  fish: { goal: play(plant('0,1', 'fish')) },
  house: { goal: play(move('0,0', '-1,0')) },
  sets: { goal: readAt('mine') },
  end: { goal: read, scores: true },
});
