import { FILED } from '../../../src/games/ultimate-railroads/puzzles';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import type { JsonObject } from '../../../src/kit/json';
import { amount } from '../../support/circle';
import { ALL, type Referee, type Subject, type Table } from '../contract/subject-type';
import { kindOf, PANELS } from './panels';
import { everyAction } from './support/every-action';
import { fresh } from './support/positions';
import { Referee as Accounts } from './support/referee';
import { builder, eager, late, rich, uniform } from './support/walk';

const MATCHES = amount({ quick: 4, test: 9, long: 500 });

/** Matches of every number of seats, in several manners, some of them rich or late. */
const tables: readonly Table<State>[] = Array.from({ length: MATCHES }, (_, match) => {
  const name = `match ${match}`;
  const begin = [fresh, fresh, rich, late][match % 4] ?? fresh;
  return {
    name,
    begin: () => begin(2 + (match % 3), name),
    manner: [builder, eager, uniform][Math.floor(match / 3) % 3] ?? uniform,
    checks: ALL,
  };
});

/** Everything there is to tell (16) after the setup. */
const TOLD = [
  ...['start', 'use', 'pass', 'step', 'unlock', 'award', 'industry', 'trigger', 'take', 'put'],
  ...['flip', 'factory', 'points', 'roubles', 'doublers', 'temps', 'hire', 'key', 'token', 'card'],
  ...['prize', 'again', 'guest', 'lapse', 'skip', 'done', 'bonus', 'move', 'stay', 'order'],
  ...['score', 'round', 'final', 'over'],
];

function referee(start: State): Referee<State> {
  const accounts = new Accounts(start);
  return { saw: (_, events, state) => accounts.saw(events, state) };
}

/** 14: without the end-bonus cards, but for those that the seat has taken. */
function known(position: JsonObject, seat: number): JsonObject {
  const { bonus } = position as { bonus: { picked: readonly (readonly [number, string])[] } };
  const picked = bonus.picked.map(([by, card]) => (by === seat ? [by, card] : [by]));
  return { ...position, bonus: { picked } };
}

export const subject: Subject<State> = {
  game: 'ultimate-railroads',
  referee,
  tables,
  told: TOLD,
  longest: [200, 2000],
  candidates: () => everyAction,
  // 15: no position has more than 256 legal actions.
  widest: 256,
  agreesEvery: amount({ test: 17, long: 1 }),
  readsEvery: 1,
  // The generator, and what the app counts from the beginning of a match.
  unread: ['random', 'turns', 'looks', 'all'],
  recorded: { folder: 'ultimate-railroads/', least: 10, seats: [2, 3, 4], checks: ALL },
  known,
  opens: ({ event }) => event === 'over',
  weighsAll: true,
  panels: { kindOf, kinds: PANELS },
  words: {
    tables: tables.slice(0, amount({ quick: 3, test: 8, long: 8 })),
    isSilent: ({ event }) => event === 'done',
    passage: 800,
    rulings: 11,
    topics: [],
  },
  lessons: { letters: { en: 115, ko: 65 }, tap: withForced },
  puzzles: { least: { puzzles: 12, themes: 5, difficulties: 4 }, filed: FILED },
};
