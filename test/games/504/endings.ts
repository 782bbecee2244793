/**
 * Prints how matches of random players end in each of the sixty worlds, as the table in docs/504.md:
 * `npx tsx test/games/504/endings.ts`, with `MATCHES=8` for eight of each kind of player and number of seats.
 */
import { rules } from '../../../src/games/504/rules';
import { ROUND } from '../../../src/games/504/rules/base/windows';
import { type RandomWords, randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import { busy, type Manner, uniform } from './support/walk';
import { WORLDS } from './support/worlds';

const MATCHES = Number(process.env.MATCHES ?? 2);
const SEATS = [2, 3, 4];

type Way = 'goal' | 'limit' | 'still';

interface Ending {
  readonly way: Way;
  readonly rounds: number;
  readonly decisions: number;
}

/** A match to its end, and whether it was role I, the last round, or three rounds without progress (G5.7). */
function ending(
  world: string,
  seats: number,
  manner: Manner,
  random: RandomWords,
  seed: string,
): Ending {
  const state = unwrap(rules.begin({ world }, seats, seed));
  let decisions = 0;
  let scorings = 0;
  while (rules.toAct(state) !== null) {
    rules.play(state, manner(state, random));
    scorings = state.scorings[0] ?? 0;
    decisions++;
  }
  const rounds = state.now[ROUND] ?? 0;
  const { goal, roundMost } = state.world;
  if (scorings === 3 || goal.isReached(state)) return { way: 'goal', rounds, decisions };
  return { way: rounds === roundMost ? 'limit' : 'still', rounds, decisions };
}

function cells(world: string, name: string, manner: Manner): readonly string[] {
  const random = randomFrom(`${world} ${name}`);
  const all = SEATS.flatMap((seats) =>
    Array.from({ length: MATCHES }, (_, match) =>
      ending(world, seats, manner, random, `${name} ${match}`),
    ),
  );
  const ways = (['goal', 'limit', 'still'] as const).map(
    (way) => all.filter((one) => one.way === way).length,
  );
  const middle = (figures: readonly number[]) =>
    [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
  return [
    ways.join(' / '),
    String(middle(all.map(({ rounds }) => rounds))),
    String(middle(all.map(({ decisions }) => decisions))),
  ];
}

const row = (parts: readonly string[]) => process.stdout.write(`| ${parts.join(' | ')} |\n`);
row(['world', 'busy', 'rounds', 'decisions', 'uniform', 'rounds', 'decisions']);
row(Array(7).fill('---'));
for (const world of WORLDS)
  row([world, ...cells(world, 'busy', busy), ...cells(world, 'uniform', uniform)]);
