import type { JsonObject } from '../../../src/kit/json';
import type { LessonGoal } from '../../../src/kit/lesson';
import { type LessonPlan, lessonsFrom, read } from '../../../src/kit/lesson-plan';
import { CARDS_OF_A_GOOD, GOODS } from '../data/goods';
import { LESSONS, type StepId } from '../words/lesson-steps';
import { texts } from '../words/texts';

const options = { prices: '246', rounds: 2, bank: 'strict' };
const none = { coal: 0, grain: 0, steel: 0 };

/** Before the first bid of three; steel lies on top of the deck. */
const fresh: JsonObject = {
  ...{ game: 'depot', options, round: 1, phase: 'bid', order: [0, 1, 2], at: 0 },
  ...{ bid: 0, passed: [] },
  prices: { coal: 2, grain: 4, steel: 6 },
  yard: { coal: 3, grain: 3, steel: 3 },
  players: [0, 1, 2].map(() => ({
    ...{ score: 0, out: false, train: none, delivered: none, orders: [] },
  })),
  deck: Array.from(
    { length: CARDS_OF_A_GOOD * GOODS.length },
    (_, card) => GOODS[(card + 2) % GOODS.length] ?? '',
  ),
};

const play = (action: JsonObject): LessonGoal => ({ goal: 'play', action, like: action });
const pass = { do: 'pass' };
const done = { do: 'done' };

const first: LessonPlan<StepId> = {
  ...{ options, seats: 3 },
  steps: {
    bid: { start: fresh, goal: play({ do: 'bid', points: 1 }), replies: [pass, pass] },
    load: { goal: play({ do: 'load', good: 'steel' }) },
    deliver: { goal: play({ do: 'deliver', good: 'steel' }) },
    draw: { goal: play({ do: 'draw' }) },
    orders: { goal: { goal: 'look', at: { tab: 'orders' } } },
    end: {
      goal: play(done),
      replies: [{ do: 'load', good: 'grain' }, done, { do: 'load', good: 'coal' }, done],
    },
    company: { goal: play({ do: 'dividend' }) },
    score: { goal: read, scores: true },
  },
};

/** All lessons of the game. */
export const lessonsIn = lessonsFrom(LESSONS, { first }, texts);
