import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, deliver, done, options, pass, play, position, SEATS } from './scenes';

/** The first build turn of a match; the learner builds first. */
const fresh = position({
  turn: { number: 1, phase: 'build', seat: 0, built: {}, urbanized: false },
  seats: [
    { money: 11, shares: 3, action: 'first-build' },
    { money: 10, shares: 3, action: 'engineer' },
    { money: 9, shares: 3, action: 'first-move' },
  ],
  order: [0, 1, 2],
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
    { money: 4, shares: 5, engine: 3, income: 6, action: 'first-move' },
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

/** From the first tile to the first payday, and a long delivery. */
export const first: LessonPlan<StepId<'first'>> = {
  options,
  seats: SEATS,
  steps: {
    tile: { start: fresh, inView: WEST, goal: play(build('8,18', '2-4')) },
    on: { inView: WEST, goal: play(build('7,19', '1-5')) },
    link: { inView: WEST, goal: play(build('6,18', '2-4')), replies: [done, done, pass] },
    ship: { inView: WEST, goal: play(deliver('evansville', 'red', 5)), replies: [pass, pass] },
    again: { inView: WEST, goal: play(deliver('st-louis', 'blue', 1)), replies: [pass] },
    payday: { goal: readAt('mine') },
    long: {
      start: later,
      inView: ['5,19', '17,15'],
      goal: play(deliver('st-louis', 'yellow', 1, 1, 1)),
    },
    score: { goal: read, scores: true },
  },
};
