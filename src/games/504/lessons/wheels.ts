import { read, readAt } from '../../../kit/lesson-plan';
import { WORLD_OF } from '../words/lesson-steps';
import { buy, deliver, drive, load, move, moveCapital, play, times, upgrade } from './plan';
import { city, planOf, position, tile, turn } from './scenes';

/** Round 2: the learner's trolley is in the capital. It carries cattle, which cities 2 and 5 want. */
const loaded = position(WORLD_OF.deliver, {
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
export const deliverLesson = planOf('deliver', {
  upgrade: { start: loaded, goal: play(upgrade('speed')) },
  deliver: { goal: play([drive('1,0'), drive('2,0'), deliver('cattle')]) },
  load: { goal: play(load('fish')) },
  again: { goal: play([drive('3,0'), drive('4,0'), deliver('fish')]) },
  kinds: { goal: readAt('mine') },
  end: { goal: read, scores: true },
});

/** Round 5: the learner has settled its way to city 2, and city 3 lies right behind it. */
const onTheWay = position(WORLD_OF.race, {
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
export const raceLesson = planOf('race', {
  capital: { start: onTheWay, goal: play(moveCapital('2,-1')) },
  buy: { goal: play(times(3, buy('2,-1'))) },
  reach: { goal: play(move('2,-1', '3,-1')) },
  hurry: { goal: play(times(2, move('2,-1', '2,0'))) },
  points: { goal: readAt('seats') },
  end: { goal: read, scores: true },
});
