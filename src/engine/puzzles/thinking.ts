import { randomFrom } from '../../kit/random';
import type { Action, AnyRules } from '../../kit/rules';
import { disclosures } from '../../kit/secrets';
import { sharesOfWin } from '../../kit/standing';
import type { SearchPlayer } from '../../players/search-player';
import type { Budget, Thought } from '../../players/thought';
import type { Spot } from './puzzle-context';

/**
 * The thought of a search player about a spot. Its clock stands still, so that only playouts count, the same on any
 * machine.
 */
export async function ponder(
  searchPlayer: SearchPlayer,
  { state, seat }: Spot,
  budget: Budget,
  seed: string,
): Promise<Thought> {
  const still = () => 0;
  const thought = await searchPlayer.think(
    state,
    [],
    { seat, budget, seed },
    still,
    async () => true,
  );
  if (!thought) throw new Error('nobody has interrupted');
  return thought;
}

/**
 * The chance to win, 0 … 1, of the seat of a spot after its action, from a search of the resulting position. Random
 * draws on the way depend on the seed.
 */
export async function worthAfter(
  searchPlayer: SearchPlayer,
  rules: AnyRules,
  spot: Spot,
  action: Action,
  playouts: number,
  seed: string,
): Promise<number> {
  const state = rules.clone(spot.state);
  rules.determinize(state, spot.seat, randomFrom(seed));
  rules.play(state, action);
  const seat = rules.toAct(state);
  if (seat === null) return sharesOfWin(rules.standing(state))[spot.seat] ?? 0;
  const { candidates } = await ponder(searchPlayer, { state, seat }, { playouts }, seed);
  // The worth of the action that would be played, and not of those tried on the way.
  return candidates[0]?.worth[spot.seat] ?? 0;
}

/** Whether the result of an action depends on a random draw. */
export function drawsChance(rules: AnyRules, { state }: Spot, action: Action): boolean {
  const next = rules.clone(state);
  rules.play(next, action);
  return disclosures(rules, next) !== disclosures(rules, state);
}
