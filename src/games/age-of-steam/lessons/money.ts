import { type LessonPlan, look, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { deliver, issue, options, pass, play, position, rivals, SEATS } from './scenes';

const track = {
  ...rivals,
  '8,18': { '2-4': 0 },
  '7,19': { '1-5': 0 },
  '6,18': { '2-4': 0 },
  '10,18': { '1-4': 0 },
  '11,17': { '1-4': 0 },
};
const cubes = {
  'st-louis': ['purple'],
  evansville: ['red', 'purple'],
  cincinnati: ['black'],
  chicago: ['blue', 'yellow'],
  pittsburgh: ['yellow', 'blue'],
  toronto: ['red', 'blue'],
  'kansas-city': ['yellow'],
} as const;

/** The beginning of turn 2; the learner decides first. */
const issuing = position({
  turn: { number: 2, phase: 'issue', seat: 0 },
  seats: [
    { money: 2, shares: 3, engine: 2, income: 1 },
    { money: 6, shares: 4, engine: 1, income: 2 },
    { money: 5, shares: 4, engine: 1, income: 2 },
  ],
  track,
  cubes,
});

/** On the way from Cincinnati to Wheeling. */
const begun = { '13,15': { '2-4': 0 }, '14,16': { '1-5': 0 } };

/** The last decision before payday of the same turn: a bid and two tiles later. */
const short = position({
  turn: { number: 2, phase: 'move', seat: 0, round: 2, engined: [], cube: null },
  order: [1, 2, 0],
  seats: [
    { money: 2, shares: 5, engine: 2, income: 2, action: 'engineer' },
    { money: 4, shares: 4, engine: 1, income: 2, action: 'first-build' },
    { money: 5, shares: 4, engine: 2, income: 2, action: 'locomotive' },
  ],
  track: { ...track, ...begun },
  cubes,
});

/** Much later: Iris has built for all her cash, and can deliver nothing. */
const late = position({
  turn: { number: 6, phase: 'move', seat: 0, round: 2, engined: [], cube: null },
  order: [1, 2, 0],
  seats: [
    { money: 6, shares: 5, engine: 3, income: 13, action: 'production' },
    { money: 0, shares: 6, engine: 2, income: 3, action: 'first-build' },
    { money: 7, shares: 5, engine: 3, income: 8, action: 'turn-order' },
  ],
  track: { ...track, ...begun, '15,15': { '2-4': 0 }, '17,9': { '0-3': 1 } },
  cubes: { ...cubes, evansville: ['purple'] },
  waiting: { evansville: 1, cincinnati: 2 },
});

const EAST = ['17,9', '17,11', '15,9'];

/** Shares, expenses, and how one goes bankrupt. */
export const money: LessonPlan<StepId<'money'>> = {
  options,
  seats: SEATS,
  steps: {
    owes: { start: issuing, goal: look({ tab: 'players' }) },
    issue: { goal: play(issue(2)), replies: [issue(0), issue(0)] },
    short: { start: short, inView: ['5,19', '12,16'], goal: play(deliver('evansville', 'red', 5)) },
    fell: { goal: readAt('mine') },
    others: { start: late, inView: EAST, goal: look({ hex: '17,9' }) },
    out: { inView: EAST, goal: play(pass) },
    score: { goal: read, scores: true },
  },
};
