import { sample } from '../../../src/games/mini-express/advice/sample';
import { FILED } from '../../../src/games/mini-express/puzzles';
import { rules } from '../../../src/games/mini-express/rules';
import { packBuild, withChoices } from '../../../src/games/mini-express/rules/action';
import type { State } from '../../../src/games/mini-express/rules/state';
import { refusals } from '../../../src/games/mini-express/words/en';
import { refusals as outside } from '../../../src/games/mini-express/words/en/outside';
import { below, randomFrom } from '../../../src/kit/random';
import { amount } from '../../support/circle';
import { ALL, type Referee, type Subject, type Table } from '../contract/subject-type';
import { kindOf, PANELS } from './panels';
import { COMBINATIONS, STANDARD } from './support/combinations';
import { Referee as Books } from './support/referee';
import { begunAs } from './support/walk';

/** One of each set-up, or some; these steps are prime to their order, so that all settings are among them. */
const EVERY = amount({ quick: 17, test: 5, long: 1 });
const MATCHES = amount({ quick: 15, test: 90, long: 1000 });

const tables: readonly Table<State>[] = Array.from({ length: MATCHES }, (_, match) => {
  const combination = COMBINATIONS[(match * EVERY) % COMBINATIONS.length] ?? STANDARD;
  const name = `match ${match}`;
  return { name, begin: () => begunAs(combination, name), manner: sample, checks: ALL };
});

/** Everything there is to tell after the setup. */
const TOLD = [
  ...['draft', 'build', 'take', 'skip', 'draw', 'trains', 'markers', 'length', 'influence'],
  ...['harbor', 'far-start', 'tile-leaves', 'depleted', 'last-round', 'over'],
  ...['automa', 'automa-choice', 'compensation', 'spike-begun', 'spike-driven', 'spike-off'],
];

let automaActions = 0;

/** To judge what the automa decides is slow, so it is done in one of four matches, by the word of chance they begin with. */
function referee(start: State): Referee<State> {
  const books = new Books(start, (start.random[0] ?? 0) % 4 === 0);
  return {
    saw(action, events, state) {
      books.saw(action, events, state);
      if (rules.toAct(state) === null) automaActions += books.automaActions;
    },
  };
}

/** Numbers near legal ones: listed builds with other choices, and some random numbers. */
function* candidates(state: State): Generator<number> {
  const random = randomFrom(`candidates ${rules.turn(state)}`);
  const packed = new Int32Array(rules.max);
  const listed = rules.list(state, packed);
  for (let i = -1; i < 12; i++) yield i;
  for (let i = 0; listed > 0 && i < 20; i++) {
    const build = packBuild(below(random, 4), below(random, 40), below(random, 4096));
    yield withChoices(build, below(random, 6) - 1, below(random, 7) - 1, below(random, 6) - 1);
    const bare = (packed[below(random, listed)] ?? 0) & ((1 << 22) - 1);
    yield withChoices(bare, below(random, 6) - 1, below(random, 7) - 1, below(random, 6) - 1);
  }
}

export const subject: Subject<State> = {
  game: 'mini-express',
  referee,
  tables,
  told: TOLD,
  seldom: amount({ test: ['skip', 'spike-off'], long: ['skip'] }),
  // Every build or share uses up trains, shares or influence, so no match can run forever.
  longest: [30, 120],
  met: () => ({ 'what the automa did': automaActions }),
  candidates,
  agreesEvery: 4,
  readsEvery: 9,
  recorded: { folder: '', least: 20, seats: [1, 2, 3, 4, 5], checks: ALL },
  weighsAll: true,
  panels: { kindOf, kinds: PANELS },
  words: {
    tables: tables.slice(0, amount({ quick: 8, test: 45, long: 224 })),
    // The cost of a share is in the sentence of the share.
    isSilent: ({ event }) => event === 'influence',
    passage: 800,
    rulings: 14,
    topics: [
      ...[...Object.keys(refusals), ...Object.keys(outside)],
      ...['card', 'city', 'preview', 'players', 'places', 'bag'],
    ],
  },
  lessons: { letters: { en: 169, ko: 169 } },
  puzzles: { least: { puzzles: 20, themes: 6, difficulties: 3 }, filed: FILED },
};
