/**
 * Prints a table of how matches of random and of greedy players end in each of the 504 worlds:
 * `npx tsx test/games/504/endings.ts`, with `MATCHES=8` for eight of each kind of player and number of seats.
 * `GREEDY=123456789` lets greedy players play the worlds of all modules, which takes hours.
 */
import { rules } from '../../../src/games/504/rules';
import { NO_INCOME, ROUND } from '../../../src/games/504/rules/state/fields';
import type { State } from '../../../src/games/504/rules/state/state';
import { type RandomWords, randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import { busy, greedy, type Manner, uniform } from './support/walk';
import { ALL_WORLDS } from './support/worlds';

const MATCHES = Number(process.env.MATCHES ?? 1);
/** The modules whose worlds greedy players play. */
const GREEDY = process.env.GREEDY ?? '56789';
const SEATS = [2, 3, 4];

/** By role I, at the last round, or after three rounds without progress (G5.7). */
type Way = 'goal' | 'limit' | 'still';

interface Ending {
  readonly way: Way;
  readonly rounds: number;
  readonly decisions: number;
  /** The longest list of actions. */
  readonly longest: number;
  /** The highest income of anybody in a turn. */
  readonly income: number;
}

const listed = new Int32Array(rules.max);

/** A match to its end. */
function ending(
  world: string,
  seats: number,
  manner: Manner,
  random: RandomWords,
  seed: string,
): Ending {
  const state = unwrap(rules.begin({ world }, seats, seed));
  let [decisions, scorings, longest, income] = [0, 0, 0, 0];
  while (rules.toAct(state) !== null) {
    longest = Math.max(longest, rules.list(state, listed));
    rules.play(state, manner(state, random));
    scorings = state.scorings[0] ?? 0;
    for (const one of state.income) if (one !== NO_INCOME) income = Math.max(income, one);
    decisions++;
  }
  return { way: wayOf(state, scorings), rounds: state.now[ROUND] ?? 0, decisions, longest, income };
}

function wayOf(state: State, scorings: number): Way {
  const { goal, roundMost } = state.world;
  if (scorings === 3 || (state.ended[0] ?? 0) > 0 || goal.isReached(state)) return 'goal';
  return state.now[ROUND] === roundMost ? 'limit' : 'still';
}

const middle = (figures: readonly number[]) =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

function matchesOf(world: string, name: string, manner: Manner): readonly Ending[] {
  const random = randomFrom(`${world} ${name}`);
  return SEATS.flatMap((seats) =>
    Array.from({ length: MATCHES }, (_, match) =>
      ending(world, seats, manner, random, `${name} ${match}`),
    ),
  );
}

function cells(all: readonly Ending[]): readonly string[] {
  if (all.length === 0) return Array(3).fill('–');
  const ways = (['goal', 'limit', 'still'] as const).map(
    (way) => all.filter((one) => one.way === way).length,
  );
  return [
    ways.join(' / '),
    String(middle(all.map(({ rounds }) => rounds))),
    String(middle(all.map(({ decisions }) => decisions))),
  ];
}

const row = (parts: readonly string[]) => process.stdout.write(`| ${parts.join(' | ')} |\n`);

process.stdout.write(`# How the 504 worlds end

Matches of random and of greedy players, ${MATCHES} each with 2, 3 and 4 seats: ended by role I / at the last round / after three rounds
without progress (G5.7); medians of rounds and decisions. *Uniform* players take any legal action, *busy* ones choose a
kind of action first, *greedy* ones take the action that brings the largest lead at once (here in the worlds of modules
${[...GREEDY].join(', ')}). *Longest*: the longest list of actions. *Income*: the most that anybody has got in a turn.
People and searching computers aim for the goal; these do not. Printed by \`npx tsx test/games/504/endings.ts\`.

`);
row([
  ...['world', 'busy', 'rounds', 'decisions', 'uniform', 'rounds', 'decisions'],
  ...['greedy', 'rounds', 'decisions', 'longest', 'income'],
]);
row(Array(12).fill('---'));
for (const world of ALL_WORLDS) {
  const [some, any] = [matchesOf(world, 'busy', busy), matchesOf(world, 'uniform', uniform)];
  const eager = [...world].every((module) => GREEDY.includes(module))
    ? matchesOf(world, 'greedy', greedy)
    : [];
  const most = (of: (one: Ending) => number) =>
    String(Math.max(...[...some, ...any, ...eager].map(of)));
  row([
    ...[world, ...cells(some), ...cells(any), ...cells(eager)],
    ...[most(({ longest }) => longest), most(({ income }) => income)],
  ]);
}
