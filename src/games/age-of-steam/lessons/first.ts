import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import {
  bid,
  build,
  deliver,
  done,
  drop,
  issue,
  options,
  pass,
  play,
  position,
  SEATS,
  select,
} from './scenes';

/** The beginning of a match; the learner decides first. */
const fresh = position({
  turn: { number: 1, phase: 'issue', seat: 0 },
  seats: [{}, {}, {}],
  cubes: {
    'st-louis': ['blue', 'yellow'],
    evansville: ['red', 'purple'],
    cincinnati: ['red', 'black'],
    wheeling: ['blue', 'red', 'purple'],
    chicago: ['blue', 'yellow'],
    'des-moines': ['red', 'black'],
    pittsburgh: ['yellow', 'yellow', 'blue'],
    detroit: ['purple', 'yellow'],
    toronto: ['red', 'blue'],
    minneapolis: ['purple', 'red'],
    duluth: ['blue', 'black'],
    'kansas-city': ['red', 'yellow'],
  },
});

/** Some turns later: three links in a row from St. Louis to Wheeling. */
const later = position({
  turn: { number: 4, phase: 'move', seat: 0, round: 1, engined: [], cube: null },
  seats: [
    { money: 4, shares: 5, engine: 3, income: 6, action: 'urbanization' },
    { money: 6, shares: 5, engine: 2, income: 5, action: 'engineer' },
    { money: 3, shares: 6, engine: 3, income: 6, action: 'locomotive' },
  ],
  track: {
    '8,18': { '2-4': 0 },
    '7,19': { '1-5': 0 },
    '6,18': { '2-4': 0 },
    '10,18': { '1-4': 0 },
    '11,17': { '1-4': 0 },
    '13,15': { '2-4': 0 },
    '14,16': { '1-5': 0 },
    '15,15': { '2-4': 0 },
    // Of Iris from Pittsburgh to Wheeling, and of Otto from Chicago to Cincinnati.
    ...{ '16,12': { '1-3': 1 }, '16,14': { '0-3': 1 } },
    ...{ '8,12': { '2-5': 2 }, '9,13': { '2-5': 2 }, '10,14': { '2-5': 2 }, '11,15': { '2-5': 2 } },
  },
  cubes: {
    'st-louis': ['yellow'],
    evansville: ['purple'],
    cincinnati: ['black'],
    chicago: ['blue', 'yellow'],
    pittsburgh: ['yellow', 'blue'],
    toronto: ['red', 'blue'],
    'kansas-city': ['yellow'],
  },
  waiting: { wheeling: 0, cincinnati: 1, evansville: 1, 'st-louis': 2, pittsburgh: 2 },
});

const WEST = ['5,19', '12,16'];

/** The board, one whole turn, and a long delivery. */
export const first: LessonPlan<StepId<'first'>> = {
  options,
  seats: SEATS,
  steps: {
    board: { start: fresh, inView: WEST, goal: read },
    players: { goal: readAt('seats') },
    issue: { goal: play(issue(1)), replies: [issue(1), issue(2)] },
    bid: { goal: play(bid(1)), replies: [drop, drop] },
    select: {
      goal: play(select('locomotive')),
      replies: [select('engineer'), select('turn-order')],
    },
    tile: { inView: WEST, goal: play(build('8,18', '2-4')) },
    on: { inView: WEST, goal: play(build('7,19', '1-5')) },
    link: { inView: WEST, goal: play(build('6,18', '2-4')), replies: [done, done] },
    ship: { inView: WEST, goal: play(deliver('evansville', 'red', 5)), replies: [pass, pass] },
    again: { inView: WEST, goal: play(deliver('st-louis', 'blue', 1)), replies: [pass, pass] },
    payday: { goal: readAt('mine') },
    long: {
      start: later,
      inView: ['5,19', '17,15'],
      goal: play(deliver('st-louis', 'yellow', 1, 1, 1)),
    },
    score: { goal: read, scores: true },
  },
};
