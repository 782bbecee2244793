import { expect } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { ROUND } from '../../../src/games/504/rules/state/fields';
import type { State } from '../../../src/games/504/rules/state/state';
import type { JsonObject } from '../../../src/kit/json';
import { amount } from '../../support/circle';
import { ALL, type Checks, type Referee, type Subject } from '../contract/subject-type';
import { kindOf, PANELS } from './panels';
import { candidates, expectAllTried } from './support/agreement';
import { legal } from './support/bare';
import { tableOf } from './support/begun';
import { Referee as ByTheClauses } from './support/referee';
import { busy, greedy, uniform } from './support/walk';

const MOST: Checks = amount({ test: { first: 80, every: 20 }, long: { first: 120, every: 10 } });
const GREEDY: Checks = { first: 120, every: 40 };

/** A world for each module in role I, of all modules in the other roles; besides them, `every-world` plays more. */
const ALL_GOALS = ['142', '214', '321', '423', '561', '618', '739', '894', '956'];
const GOALS = amount({ quick: ['739'], test: ALL_GOALS, long: ALL_GOALS });
/** Of the five worlds to begin with, those watched from the first to the last action: the two shortest, or all. */
const FIRST = ['956', ...amount({ quick: [], test: ['798'], long: ['798', '685', '567', '879'] })];

const GREEDY_TABLES = [tableOf('742', 4, greedy, GREEDY), tableOf('913', 2, greedy, GREEDY)];

const tables = [
  // Seats bid in secret for their places.
  tableOf('385', 4, busy, MOST),
  ...GOALS.map((world, at) =>
    tableOf(world, at % 2 === 0 ? 2 : 4, at % 3 === 0 ? uniform : busy, MOST),
  ),
  ...FIRST.map((world) => tableOf(world, 3, busy, ALL)),
  // Greedy players end these after a few rounds.
  tableOf('798', 3, greedy, GREEDY),
  ...amount({ quick: [], test: GREEDY_TABLES, long: GREEDY_TABLES }),
];

const TOLD_WORLDS = [
  ...['685', '567', '879', '956', '798', '596', '975', '768', '952', '127', '215', '816'],
  ...['341', '437', '283', '614'],
].filter((_, at) => at % amount({ quick: 8, test: 2, long: 1 }) === 0);

function referee(start: State): Referee<State> {
  const clauses = new ByTheClauses(start);
  return {
    tell: clauses.tell,
    saw(_, __, state) {
      clauses.saw(state);
      // G5.3: no position that is told has a single legal action.
      if (rules.toAct(state) !== null) expect(legal(state).length).toBeGreaterThan(1);
    },
  };
}

/** M3.4: without what the others have bid for their places. */
function known(position: JsonObject, seat: number): JsonObject {
  const { bids } = position as { bids?: readonly (number | null)[] };
  if (!bids) return position;
  return { ...position, bids: bids.map((bid, other) => (other === seat ? bid : bid === null)) };
}

export const subject: Subject<State> = {
  game: '504',
  referee,
  tables,
  lastRoundIsNews: (before) =>
    before.world.goal.isReached(before) || before.now[ROUND] === before.world.roundMost,
  longest: [200, 20_000],
  candidates,
  expectListed: expectAllTried,
  // Prime, so that it seldom falls on an action that is checked: to try everything takes long.
  agreesEvery: 59,
  readsEvery: 59,
  recorded: {
    folder: '504/',
    least: 30,
    // Each has many hundred actions, with a fingerprint of the position after every one.
    every: amount({ test: 3, long: 1 }),
    seats: [2, 3, 4],
    // To look at every action of all of them takes longer than to play them.
    checks: amount({ test: { first: 50, every: 13 }, long: { first: 150, every: 5 } }),
  },
  known,
  opens: ({ event }) => event === 'bids',
  weighsAll: false,
  panels: { kindOf, kinds: PANELS },
  words: {
    tables: TOLD_WORLDS.map((world) => tableOf(world, 3, uniform, ALL)),
    // Only the end of a step is too small to be told.
    isSilent: ({ event, action }) =>
      event === 'did' && (action as JsonObject | undefined)?.do === 'done',
    passage: 1200,
    rulings: 10,
    topics: [],
  },
  lessons: { letters: { en: 140, ko: 75 } },
};
