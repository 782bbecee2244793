import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { buy, move, moveCapital, play, times } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.race;

/** Round 5: the learner has settled its way to city 2, and city 3 lies right behind it. */
const onTheWay = position(world, {
  table: { round: 5, order: [0, 1, 2], roads: [], ...turn('move-capital') },
  map: {
    '0,0': city(1),
    '1,0': tile('forest'),
    '2,-1': city(2),
    '3,-1': city(3),
    '2,0': tile('grassland'),
    '0,1': tile('field'),
    '-1,1': tile('desert'),
    '-1,0': tile('water'),
    '0,-1': tile('mountain'),
  },
  owners: [
    {
      settlements: ['1,0', '2,-1', '2,0'],
      rest: { cash: 30, income: 20, turns: 4, home: 1, cards: [2] },
    },
    {
      settlements: ['0,1', '-1,1'],
      residents: { '0,1': [0, 3] },
      rest: { cash: 8, income: 20, turns: 4, home: 1, cards: [] },
    },
    {
      settlements: ['0,-1'],
      residents: { '0,-1': [0, 4] },
      rest: { cash: 12, income: 20, turns: 4, home: 1, cards: [] },
    },
  ],
});

/** A capital that moves on, a city reached, and residents in a hurry. */
export const raceLesson: LessonPlan<StepId<'race'>> = {
  options: { world },
  seats: SEATS,
  rest: onTheWay,
  steps: {
    capital: { start: onTheWay, goal: play(moveCapital('2,-1')) },
    buy: { goal: play(times(3, buy('2,-1'))) },
    reach: { goal: play(move('2,-1', '3,-1')) },
    hurry: { goal: play(times(2, move('2,-1', '2,0'))) },
    points: { goal: read },
    end: { goal: read, scores: true },
  },
};
