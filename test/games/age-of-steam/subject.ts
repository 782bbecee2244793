import { FILED } from '../../../src/games/age-of-steam/puzzles';
import { actionOf, KINDS } from '../../../src/games/age-of-steam/rules/actions';
import { AMOUNT_MOST, pack } from '../../../src/games/age-of-steam/rules/kind';
import type { Options } from '../../../src/games/age-of-steam/rules/options';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { amount } from '../../support/circle';
import { ALL, type Subject, type Table } from '../contract/subject-type';
import { kindOf, PANELS } from './panels';
import { fresh, options, readerOfTests } from './support/positions';
import { Referee } from './support/referee';
import { smallBoard } from './support/small-board';
import { rich, thrifty, uniform } from './support/walk';
import { REFUSALS, REFUSALS_WITH_FIGURES } from './words/told';

/** Matches of every number of seats: long ones, short ones, and such as fill the board. */
function tableOf(match: number, on: Options, name = `match ${match}`): Table<State> {
  const seats = 3 + (match % 4);
  return {
    name,
    begin: () => (match % 3 === 0 ? rich(seats, name, on) : fresh(seats, name, on)),
    manner: match % 3 === 2 ? uniform : thrifty,
    checks: ALL,
  };
}

const MATCHES = amount({ quick: 4, test: 9, long: 500 });
const ON_SMALL_BOARD = amount({ quick: 1, test: 3, long: 40 });
const onSmallBoard = Array.from({ length: ON_SMALL_BOARD }, (_, match) =>
  tableOf(match, { board: smallBoard }, `small board, match ${match}`),
);
// First, as some tests look at the first ones only.
const tables: readonly Table<State>[] = [
  ...onSmallBoard,
  ...Array.from({ length: MATCHES }, (_, match) => tableOf(match, options)),
];

/** Every number of which `one` and `two` say something in some kind, and some beyond. */
function* candidates(): Generator<number> {
  for (const kind of KINDS) {
    for (let one = 0; one < 170; one++)
      for (let two = 0; two < 110; two++) yield actionOf(kind, pack(one, two));
    yield actionOf(kind, AMOUNT_MOST);
    yield actionOf(kind, AMOUNT_MOST + 1);
  }
}

/** Everything there is to tell (14) but the setup. */
const TOLD = [
  ...['abandon', 'bid', 'build', 'claim', 'deliver', 'dice', 'done', 'draw', 'drop', 'engine'],
  ...['expenses', 'first', 'go', 'grow', 'income', 'issue', 'link', 'order', 'out', 'over', 'pass'],
  ...['place', 'reduction', 'select', 'ship', 'stand', 'turn', 'urbanize'],
];

/** Parts of the table that a player may ask about. */
const PARTS = [
  ...['players', 'order', 'turns', 'shares', 'auction', 'bid', 'actions', 'tile', 'supply'],
  ...['track', 'town', 'new-city', 'link', 'open-end', 'delivery', 'engine', 'income'],
  ...['expenses', 'payday', 'warning', 'reduction', 'display', 'dice', 'bag', 'score'],
];

export const subject: Subject<State> = {
  game: 'age-of-steam',
  reader: readerOfTests,
  referee: (start) => new Referee(start),
  tables,
  told: TOLD,
  // Too rare to wait for.
  seldom: ['stand'],
  longest: [200, 2000],
  candidates,
  agreesEvery: 101,
  readsEvery: 1,
  // The generator, the count of turns, and in which order tiles were built.
  unread: ['random', 'turns', 'built', 'builtEdges', 'all'],
  recorded: { folder: 'age-of-steam/', least: 10, seats: [3, 4, 5, 6], checks: ALL },
  weighsAll: false,
  panels: { kindOf, kinds: PANELS },
  words: {
    tables: tables.slice(0, amount({ quick: 2, test: 4, long: 4 })),
    isSilent: ({ event, amount: sum }) =>
      ['cubes', 'ship', 'go'].includes(event) || (event === 'income' && sum === 0),
    passage: 480,
    rulings: 18,
    topics: [...[...REFUSALS, ...REFUSALS_WITH_FIGURES].map(({ because }) => because), ...PARTS],
  },
  lessons: { letters: { en: 130, ko: 85 } },
  puzzles: { least: { puzzles: 12, themes: 6, difficulties: 4 }, filed: FILED },
};
