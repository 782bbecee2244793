import { LEVELS } from '../../kit/header';
import type { Difficulty } from '../../kit/puzzle';
import { randomFrom } from '../../kit/random';
import type { Action } from '../../kit/rules';
import { greedyAction } from '../../players/greedy';
import { chooseAs, LEVEL_PLANS } from '../../players/levels';
import type { SearchPlayer } from '../../players/search-player';
import type { PuzzleContext, Spot } from './puzzle-context';
import { ponder } from './thinking';

/** The tested players, weakest first; `greedy` efforts one action ahead. */
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
/** A player with this share of right answers has found it. */
const FINDS = 0.6;

export interface Asking {
  readonly found: Found;
  /** All answers, right or wrong, and their counts. */
  readonly answers: ReadonlyMap<Action, number>;
}

/** Tests players, the weakest first, until a level always finds the answer. */
export async function askEverybody(
  { rules }: PuzzleContext,
  searchPlayer: SearchPlayer,
  spot: Spot,
  right: ReadonlySet<Action>,
  seed: string,
): Promise<Asking> {
  const answers = new Map<Action, number>();
  const found: Partial<Record<Asked, number>> = {};
  const random = randomFrom(`${seed} choice`);
  const ask = async (player: Asked, time: number) => {
    if (player === 'greedy') return greedyAction(rules, spot.state, random);
    const plan = LEVEL_PLANS[player];
    // Playouts, because with a level's budget a search player would keep its tree from the previous attempt.
    const { playouts } = plan;
    const { candidates } = await ponder(
      searchPlayer,
      spot,
      { playouts },
      `${seed} ${player} ${time}`,
    );
    return chooseAs(plan, candidates, spot.seat, random).action;
  };
  for (const player of PLAYERS) {
    let hits = 0;
    for (let time = 0; time < TIMES[player]; time++) {
      const action = await ask(player, time);
      answers.set(action, (answers.get(action) ?? 0) + 1);
      if (right.has(action)) hits++;
    }
    found[player] = Math.round((100 * hits) / TIMES[player]) / 100;
    if (player !== 'greedy' && hits === TIMES[player]) break;
  }
  return { found, answers };
}

/** From 1, where the two with the shortest search find it, to 5, where only the strongest does or none. */
export function difficultyOf(found: Found): Difficulty {
  const finds = (player: Asked) => (found[player] ?? 0) >= FINDS;
  if (finds('apprentice')) return finds('greedy') ? 1 : 2;
  if (finds('conductor')) return 3;
  return finds('engineer') ? 4 : 5;
}

/** Finer than `difficultyOf`: the share of wrong answers of all players together. */
export function missed(found: Found): number {
  // Players that were not tested would have found it.
  return PLAYERS.reduce((sum, player) => sum + 1 - (found[player] ?? 1), 0) / PLAYERS.length;
}
