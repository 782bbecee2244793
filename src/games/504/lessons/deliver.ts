import { type LessonPlan, read } from '../../../kit/lesson-plan';
import { type StepId, WORLD_OF } from '../words/lesson-steps';
import { deliver, drive, load, play, upgrade } from './plan';
import { city, position, SEATS, tile, turn } from './scenes';

const world = WORLD_OF.deliver;

/** Round 2: the learner's trolley stands in the capital with cattle, which cities 2 and 5 want. */
const loaded = position(world, {
  table: { round: 2, order: [0, 1, 2], ...turn('upgrade') },
  map: {
    '0,0': { ...city(1), goods: 3 },
    '1,0': tile('grassland'),
    '2,0': { ...city(2), goods: 4 },
    '3,0': tile('forest'),
    '4,0': { ...city(5), goods: 3 },
    '1,-1': tile('water'),
    '2,-1': tile('water'),
    '3,-1': tile('mountain'),
    '0,1': tile('field'),
    '-1,1': { ...city(4), goods: 3 },
  },
  owners: [
    {
      settlements: ['1,0'],
      rest: {
        ...{ hq: '0,0', cash: 60, income: 20, turns: 1 },
        trolley: { at: '0,0', speed: 3, holds: ['cattle'] },
      },
    },
    {
      settlements: ['3,0'],
      rest: {
        ...{ hq: '4,0', cash: 70, income: 20, turns: 1 },
        trolley: { at: '3,0', speed: 3, holds: ['ore'] },
      },
    },
    {
      settlements: ['0,1'],
      rest: {
        ...{ hq: '-1,1', cash: 80, income: 20, turns: 1 },
        trolley: { at: '0,1', speed: 3, holds: ['grain'] },
      },
    },
  ],
});

/** A faster trolley, two goods delivered in one turn, and what they are worth. */
export const deliverLesson: LessonPlan<StepId<'deliver'>> = {
  options: { world },
  seats: SEATS,
  rest: loaded,
  steps: {
    upgrade: { start: loaded, goal: play(upgrade('speed')) },
    deliver: { goal: play([drive('1,0'), drive('2,0'), deliver('cattle')]) },
    load: { goal: play(load('fish')) },
    again: { goal: play([drive('3,0'), drive('4,0'), deliver('fish')]) },
    kinds: { goal: read },
    end: { goal: read, scores: true },
  },
};
