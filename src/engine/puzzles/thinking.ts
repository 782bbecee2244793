import { randomFrom } from '../../kit/random';
import type { Action, AnyRules } from '../../kit/rules';
import type { Mind } from '../../players/mind';
import type { Budget, Thought } from '../../players/thought';
import type { Spot } from './spot';

/** What a mind thinks of a spot. Time stands still, so that only playouts count, the same on any machine. */
export async function ponder(
  mind: Mind,
  { state, seat }: Spot,
  budget: Budget,
  seed: string,
): Promise<Thought> {
  const still = () => 0;
  const thought = await mind.think(state, [], { seat, budget, seed }, still, async () => true);
  if (!thought) throw new Error('nobody has interrupted');
  return thought;
}

/**
 * The chance to win, 0 … 1, that the seat of a spot has after its action, by a search of the position it
 * leads to. What chance does on the way is imagined by the seed.
 */
export async function worthAfter(
  mind: Mind,
  rules: AnyRules,
  spot: Spot,
  action: Action,
  playouts: number,
  seed: string,
): Promise<number> {
  const state = rules.clone(spot.state);
  rules.imagine(state, spot.seat, randomFrom(seed));
  rules.play(state, action);
  const seat = rules.toAct(state);
  if (seat === null) return rules.standing(state).ranking?.[0] === spot.seat ? 1 : 0;
  const { candidates } = await ponder(mind, { state, seat }, { playouts }, seed);
  // What would be played, and not what was tried on the way to finding it.
  return candidates[0]?.worth[spot.seat] ?? 0;
}

/** Whether chance has a say in what an action leads to. */
export function drawsChance(rules: AnyRules, { state }: Spot, action: Action): boolean {
  const next = rules.clone(state);
  rules.play(next, action);
  return rules.draws(next) !== rules.draws(state);
}
