import { LEVELS } from '../../kit/header';
import type { Difficulty } from '../../kit/puzzle';
import { randomFrom } from '../../kit/random';
import type { Action } from '../../kit/rules';
import { greedyAction } from '../../players/greedy';
import { chooseAs, LEVEL_PLANS } from '../../players/levels';
import type { Mind } from '../../players/mind';
import type { Spot, Workshop } from './spot';
import { ponder } from './thinking';

/** The players that are asked, weakest first; `greedy` looks one action ahead. */
const PLAYERS = ['greedy', ...LEVELS] as const;
type Asked = (typeof PLAYERS)[number];

/** How often each player that was asked finds a right answer: 0 … 1. */
export type Found = Readonly<Partial<Record<Asked, number>>>;

/** How often each is asked: the weak err in many ways. */
const TIMES: Readonly<Record<Asked, number>> = {
  greedy: 12,
  apprentice: 12,
  conductor: 10,
  engineer: 4,
  director: 1,
};
/** Who answers right so often has found it. */
const FINDS = 0.6;

export interface Asking {
  readonly found: Found;
  /** What was answered, right or wrong, and how often. */
  readonly answers: ReadonlyMap<Action, number>;
}

/** Asks players for their answer, the weakest first, until a level always finds it. */
export async function askEverybody(
  { rules }: Workshop,
  mind: Mind,
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
    // Playouts, because with a level's budget a mind would remember what it thought the time before.
    const { playouts } = plan;
    const { candidates } = await ponder(mind, spot, { playouts }, `${seed} ${player} ${time}`);
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

/** From 1, where two who look least far find it, to 5, where only the strongest does or not even that. */
export function difficultyOf(found: Found): Difficulty {
  const finds = (player: Asked) => (found[player] ?? 0) >= FINDS;
  if (finds('apprentice')) return finds('greedy') ? 1 : 2;
  if (finds('conductor')) return 3;
  return finds('engineer') ? 4 : 5;
}

/** Finer than `difficultyOf`: how often it is missed by all players together. */
export function missed(found: Found): number {
  // Who was not asked would have found it.
  return PLAYERS.reduce((sum, player) => sum + 1 - (found[player] ?? 1), 0) / PLAYERS.length;
}
