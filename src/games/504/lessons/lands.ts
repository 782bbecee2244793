import { look, read, readAt } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { done, explore, harvest, move, play, playRoad, times } from './plan';
import { AROUND_CITY, city, planOf, position, tile, turn } from './scenes';

/** Round 4: three of the learner's active residents are next to an unknown hex. */
const edge = position(WORLD_OF.exploration, {
  table: { round: 4, order: [0, 1, 2], ...turn('act') },
  map: AROUND_CITY,
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
export const exploration = planOf('exploration', {
  chances: { start: edge, goal: look({ do: 'explore', at: '2,0' }) },
  explore: { goal: play(explore('1,0', '2,0')) },
  settle: {
    goal: play(times(2, move('1,0', '2,0'))),
    replies: [harvest('-1,0'), done, harvest('0,-1'), done, done],
  },
  harvest: { goal: play(harvest('2,0')) },
  end: { goal: read, scores: true },
});

/** Round 5: the learner has settled all around, and linked only the forest. */
const around = position(WORLD_OF.roads, {
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
export const roads = planOf('roads', {
  linked: { start: around, goal: playRoad(['1,0', '2,-1'], [1, 1], '1,0') },
  cost: { goal: playRoad(['1,0', '1,1'], [1, 2], '1,1') },
  foreign: { goal: playRoad(['0,0', '0,1'], [3, 1], '0,0') },
  income: { goal: readAt('mine') },
  end: { goal: read, scores: true },
});
