import { type LessonPlan, read, readAt } from '../../../kit/lesson-plan';
import type { StepId } from '../words/lesson-steps';
import { build, done, options, play, position, rivals, SEATS } from './scenes';

const cubes = {
  'st-louis': ['yellow'],
  evansville: ['red', 'yellow'],
  cincinnati: ['red'],
  chicago: ['blue', 'yellow'],
  pittsburgh: ['yellow', 'blue'],
  wheeling: ['blue'],
} as const;
const turn = { phase: 'build', seat: 0, built: {}, urbanized: false };

/** Iris has a link from Fort Wayne to Cincinnati, across the way of the learner. */
const crossing = position({
  turn: { ...turn, number: 3 },
  seats: [
    { money: 16, shares: 5, engine: 2, income: 2, action: 'engineer' },
    { money: 5, shares: 4, engine: 2, income: 3, action: 'first-move' },
    { money: 4, shares: 4, engine: 2, income: 3, action: 'locomotive' },
  ],
  track: { ...rivals, '11,13': { '3': 1 }, '11,15': { '0-3': 1 }, '11,17': { '0-1': 1 } },
  cubes,
});

/** The learner's open end points the wrong way, and track by Pittsburgh is unowned. */
const open = position({
  turn: { ...turn, number: 4 },
  seats: [
    { money: 7, shares: 5, engine: 2, income: 4, action: 'locomotive' },
    { money: 5, shares: 4, engine: 2, income: 3, action: 'first-move' },
    { money: 4, shares: 4, engine: 2, income: 3, action: 'engineer' },
  ],
  track: { ...rivals, '13,15': { '2-4': 0 }, '15,13': { '1-4': null }, '16,12': { '1-4': null } },
  cubes,
});

const MIDDLE = ['9,19', '12,16', '11,13'];
const EAST = ['12,16', '17,11'];

/** Towns, crossings, turned ends and unowned track. */
export const tiles: LessonPlan<StepId<'tiles'>> = {
  options,
  seats: SEATS,
  steps: {
    start: { start: crossing, inView: MIDDLE, goal: play(build('9,17', '1-3')) },
    town: { inView: MIDDLE, goal: play(build('10,16', '1', '4')) },
    cross: { inView: MIDDLE, goal: play(build('11,15', '0-3', '2-4')) },
    crossed: { inView: MIDDLE, goal: readAt('9,17') },
    turn: { start: open, inView: EAST, goal: play(build('13,15', '1-4')) },
    claim: { inView: EAST, goal: play(build('14,14', '1-4')) },
    done: { inView: EAST, goal: play(done) },
    score: { inView: EAST, goal: read, scores: true },
  },
};
