import type { JsonObject } from '../../../src/kit/json';
import { advice } from '../../depot/advice';
import { rules } from '../../depot/rules';
import type { State } from '../../depot/rules/state';
import { amount } from '../../support/circle';
import { ALL, type Referee, type Subject, type Table } from '../contract/subject-type';
import { kindOf, PANELS } from './panels';
import { fresh, legal, write } from './support/positions';
import { actionsByTheRules, inspect } from './support/referee';

const MATCHES = amount({ quick: 10, test: 40, long: 400 });

const tables: readonly Table<State>[] = Array.from({ length: MATCHES }, (_, match) => {
  const options = {
    prices: ['246', '625', '342'][match % 3] ?? '246',
    rounds: 1 + (match % 4),
    bank: match % 2 === 0 ? 'strict' : 'patient',
  };
  const name = `match ${match}`;
  return {
    name,
    begin: () => fresh(2 + (match % 5), options, name),
    manner: advice.sample,
    checks: ALL,
  };
});

/** How often each rare case has happened in random matches: what never happens would prove nothing. */
const met = { out: 0, forced: 0, negative: 0, shared: 0, single: 0, severalFor: 0 };

function referee(start: State): Referee<State> {
  inspect(write(start));
  let before: { readonly seat: number | null; readonly company: unknown } | null = null;
  return {
    saw(_, events, state) {
      inspect(write(state));
      const [seat, company] = [rules.toAct(state), rules.actingFor?.(state)];
      if (company && before?.company && before.seat === seat) met.severalFor++;
      before = { seat, company };
      if (legal(state).length === 1) met.single++;
      for (const { event, forced } of events) {
        if (event === 'out') met.out++;
        if (forced === true) met.forced++;
      }
      if (rules.toAct(state) !== null) return;
      const { scores, places } = rules.standing(state);
      if (scores.some((score) => score < 0)) met.negative++;
      if (new Set(places).size < scores.length) met.shared++;
    },
  };
}

/** Everything there is to tell after the setup. */
const TOLD = [
  ...['bid', 'borrow', 'deliver', 'done', 'draw', 'load', 'order', 'order-card', 'out', 'over'],
  ...['pass', 'reveal', 'round', 'dividend', 'invest'],
];

function* candidates(): Generator<number> {
  for (let attempt = -1; attempt < 256; attempt++) yield attempt;
}

/** The deck, and what others hold, in their numbers alone. */
function known(position: JsonObject, seat: number): JsonObject {
  const { players, deck } = position as { players: JsonObject[]; deck: unknown[] };
  return {
    ...position,
    deck: deck.length,
    players: players.map((player, other) =>
      other === seat ? player : { ...player, orders: (player.orders as unknown[]).length },
    ),
  };
}

export const subject: Subject<State> = {
  game: 'depot',
  referee,
  tables,
  // A match of one round begins with its last.
  lastRoundIsNews: ({ options }) => options.rounds > 1,
  told: TOLD,
  longest: [20, 2000],
  met: () => met,
  candidates,
  expectListed: (state) => {
    const listed = JSON.stringify(legal(state));
    const allowed = JSON.stringify(actionsByTheRules(write(state)));
    if (listed !== allowed) throw new Error(`${listed} is listed, and ${allowed} is allowed`);
  },
  agreesEvery: 1,
  readsEvery: 1,
  recorded: null,
  known,
  opens: ({ event }) => event === 'over',
  weighsAll: true,
  panels: { kindOf, kinds: PANELS },
  words: {
    tables: tables.slice(0, 10),
    isSilent: ({ event }) => event === 'done',
    passage: 800,
    rulings: 0,
    topics: ['over', 'no-steps', 'bid-too-low', 'one-loan', 'price-lowest'],
  },
  lessons: { letters: { en: 170, ko: 170 } },
};
