import { type LessonPlan, read } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import {
  bid,
  build,
  deliver,
  done,
  draw,
  drop,
  options,
  pass,
  placeAny,
  play,
  position,
  rivals,
  SEATS,
  select,
  urbanize,
} from './scenes';

const railway = {
  ...rivals,
  '8,18': { '2-4': 0 },
  '7,19': { '1-5': 0 },
  '6,18': { '2-4': 0 },
  '9,17': { '1-3': 0 },
};
const cubes = {
  'st-louis': ['yellow', 'purple'],
  evansville: ['purple'],
  cincinnati: ['black'],
  wheeling: ['blue', 'purple'],
  chicago: ['blue', 'yellow'],
  'des-moines': ['red'],
  pittsburgh: ['yellow', 'blue'],
  toronto: ['red', 'blue'],
} as const;

/** Turn 2: Iris has bid $1, Otto $2, and the learner decides. */
const auction = position({
  turn: { number: 2, phase: 'auction', seat: 0, bids: [0, 1, 2], dropped: [], passed: false },
  order: [1, 2, 0],
  seats: [
    { money: 10, shares: 4, engine: 2, income: 3, action: 'first-build' },
    { money: 8, shares: 4, engine: 1, income: 2, action: 'engineer' },
    { money: 9, shares: 4, engine: 1, income: 2, action: 'first-move' },
  ],
  track: { ...railway, '10,16': { '4': 0 } },
  cubes,
  waiting: { evansville: 2, cincinnati: 2 },
});

/** The end of the next turn: the railway that the learner has built before, and Production. */
const growth = position({
  turn: { number: 3, phase: 'grow', seat: 0, drawn: null },
  order: [2, 0, 1],
  seats: [
    { money: 4, shares: 4, engine: 2, income: 5, action: 'production' },
    { money: 5, shares: 5, engine: 2, income: 4, action: 'engineer' },
    { money: 3, shares: 4, engine: 2, income: 4, action: 'first-build' },
  ],
  track: { ...railway, '11,15': { '2-4': 0 } },
  newCities: { E: '10,16' },
  cubes: { ...cubes, 'st-louis': ['purple'] },
  waiting: { evansville: 1, cincinnati: 2 },
});

const WEST = ['5,19', '12,16', '10,16'];

/** From the auction to goods growth. */
export const actions: LessonPlan<StepId<'actions'>> = {
  options,
  seats: SEATS,
  steps: {
    bid: { start: auction, goal: play(bid(3)), replies: [drop, bid(4)] },
    drop: { goal: play(drop), replies: [select('locomotive')] },
    seven: { goal: read },
    select: { goal: play(select('urbanization')), replies: [select('engineer'), done] },
    city: { inView: WEST, goal: play(urbanize('E', '10,16')) },
    build: { inView: WEST, goal: play(build('11,15', '2-4')) },
    done: { inView: WEST, goal: play(done), replies: [done, pass] },
    ship: { inView: WEST, goal: play(deliver('st-louis', 'yellow', 1, 0)) },
    draw: { start: growth, goal: play(draw) },
    place: { goal: placeAny('blue', 'evansville', 2) },
    second: { goal: placeAny('purple', 'cincinnati', 3) },
  },
};
