import { LEVELS, type Level } from '../../kit/header';
import type { ActionLine } from '../../kit/line';
import type { Difficulty } from '../../kit/puzzle';
import { randomFrom } from '../../kit/random';
import { greedyLine } from '../../players/greedy';
import { chooseAs, LEVEL_PLANS } from '../../players/levels';
import type { SearchPlayer } from '../../players/search-player';
import { after, goesOn, keyOf, linesAt, type PuzzleContext, type Spot } from './lines';
import { ponder } from './thinking';

/** The tested players, weakest first; `greedy` looks one answer ahead. */
const PLAYERS = ['greedy', ...LEVELS] as const;
type Asked = (typeof PLAYERS)[number];

/** How often each tested player finds a right answer: 0 … 1. */
export type Found = Readonly<Partial<Record<Asked, number>>>;

/** The number of attempts of each: weak players err in many ways. */
const TIMES: Readonly<Record<Asked, number>> = {
  greedy: 12,
  apprentice: 12,
  conductor: 10,
  engineer: 4,
  director: 1,
};
/** How difficult a puzzle is whose answer this level is the weakest to find. */
const DIFFICULTY: Readonly<Record<Level, Difficulty>> = {
  apprentice: 2,
  conductor: 3,
  engineer: 4,
  director: 5,
};
/** A player with this share of right answers has found it. */
const FINDS = 0.6;

/** An answer, and how often it was given. */
export interface Answered {
  readonly line: ActionLine;
  readonly times: number;
}

export interface Asking {
  readonly found: Found;
  /** All answers, right or wrong, by what tells them apart; see `keyOf`. */
  readonly answers: ReadonlyMap<string, Answered>;
}

/** Tests players, the weakest first, until a level always finds the answer. */
export async function askEverybody(
  context: PuzzleContext,
  searchPlayer: SearchPlayer,
  spot: Spot,
  right: readonly ActionLine[],
  seed: string,
): Promise<Asking> {
  const { rules } = context;
  const known = new Set(right.map((line) => keyOf(context, spot, line)));
  const lines = linesAt(context, spot).map(({ line }) => line);
  const answers = new Map<string, Answered>();
  const found: Partial<Record<Asked, number>> = {};
  const random = randomFrom(`${seed} choice`);
  const ask = async (player: Asked, time: number): Promise<ActionLine> => {
    if (player === 'greedy') return greedyLine(rules, spot.state, lines, random);
    const plan = LEVEL_PLANS[player];
    const [first, ...steps] = [...(await decide(spot, ''))];
    const line: [number, ...number[]] = [first ?? 0, ...steps];
    if (context.generator.unit === 'action') return [line[0]];
    for (
      let state = after(rules, spot.state, line);
      goesOn(rules, spot, state);
      state = after(rules, spot.state, line)
    )
      line.push(...(await decide({ ...spot, state }, ` ${line.length}`)));
    return line;

    async function decide(here: Spot, step: string): Promise<ActionLine> {
      // Playouts, because with a level's budget a search player would keep its tree from the previous attempt.
      const { playouts } = plan;
      const question = `${seed} ${player} ${time}${step}`;
      const { candidates } = await ponder(searchPlayer, here, { playouts }, question);
      return chooseAs(plan, candidates, spot.seat, random).line;
    }
  };
  for (const player of PLAYERS) {
    let hits = 0;
    for (let time = 0; time < TIMES[player]; time++) {
      const line = await ask(player, time);
      const key = keyOf(context, spot, line);
      answers.set(key, { line, times: (answers.get(key)?.times ?? 0) + 1 });
      if (known.has(key)) hits++;
    }
    found[player] = Math.round((100 * hits) / TIMES[player]) / 100;
    if (player !== 'greedy' && hits === TIMES[player]) break;
  }
  return { found, answers };
}

/** From 1, where the two with the shortest search find it, to 5, where only the strongest does or none. */
export function difficultyOf(found: Found): Difficulty {
  const finds = (player: Asked) => (found[player] ?? 0) >= FINDS;
  const weakest = LEVELS.find(finds) ?? 'director';
  return weakest === LEVELS[0] && finds('greedy') ? 1 : DIFFICULTY[weakest];
}

/** Finer than `difficultyOf`: the share of wrong answers of all players together. */
export function missed(found: Found): number {
  // Players that were not tested would have found it.
  return PLAYERS.reduce((sum, player) => sum + 1 - (found[player] ?? 1), 0) / PLAYERS.length;
}
