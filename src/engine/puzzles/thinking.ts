import type { ActionLine } from '../../kit/line';
import { randomFrom } from '../../kit/random';
import type { Action, AnyRules } from '../../kit/rules';
import { disclosures } from '../../kit/secrets';
import { sharesOfWin } from '../../kit/standing';
import type { SearchPlayer } from '../../players/search-player';
import type { Budget, Thought } from '../../players/thought';
import { after, goesOn, mostPromising, type PuzzleContext, type Spot } from './lines';

/**
 * The thought of a search player about a spot. Its clock is stopped, so that only playouts count, the same on any
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
 * The chance to win, 0 … 1, of the seat of a spot after a line, from a search of the resulting position. Random draws
 * on the way depend on the seed.
 */
export async function worthAfter(
  searchPlayer: SearchPlayer,
  rules: AnyRules,
  spot: Spot,
  line: readonly Action[],
  playouts: number,
  seed: string,
): Promise<number> {
  const state = rules.clone(spot.state);
  rules.determinize(state, spot.seat, randomFrom(seed));
  for (const action of line) rules.play(state, action);
  const seat = rules.toAct(state);
  if (seat === null) return sharesOfWin(rules.standing(state))[spot.seat] ?? 0;
  const { candidates } = await ponder(searchPlayer, { state, seat }, { playouts }, seed);
  // The worth of the action that would be played, and not of those tried on the way.
  return candidates[0]?.worth[spot.seat] ?? 0;
}

/** Whether the result of a line depends on a random draw. */
export function drawsChance(rules: AnyRules, { state }: Spot, line: readonly Action[]): boolean {
  return disclosures(rules, after(rules, state, line)) !== disclosures(rules, state);
}

/**
 * A line as an answer: its first action, or, where turns are answers, continued at first sight to the end of the turn
 * or to chance.
 */
export function toTheEndOfTurn(context: PuzzleContext, spot: Spot, line: ActionLine): ActionLine {
  const [first, ...rest] = line;
  if (context.generator.unit === 'action') return [first];
  const { rules } = context;
  const whole: [Action, ...Action[]] = [first, ...rest];
  for (
    let state = after(rules, spot.state, whole);
    goesOn(rules, spot, state);
    state = after(rules, spot.state, whole)
  )
    whole.push(mostPromising(context, { ...spot, state }));
  return whole;
}
