import * as v from 'valibot';
import { text } from '../kit/form';
import { SearchPlayer } from '../players/search-player';
import type { Budget } from '../players/thought';
import { failure } from './answer';
import { adviceFor, askTable } from './ask';

/** Takes a minute or two. For more, ask again. */
const MAX_PLAYOUTS = 1_000_000;
const MAX_MS = 120_000;

const upTo = (max: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)));

export const think = askTable(
  { ms: upTo(MAX_MS), playouts: upTo(MAX_PLAYOUTS), seed: v.optional(text(256)) },
  async (session, { ms, playouts, seed: given }, engine) => {
    const { rules, state } = session;
    const seat = rules.toAct(state);
    if (seat === null) return failure({ problem: 'over', at: '' });
    const budget = budgetOf(ms, playouts);
    if (!budget) return failure({ problem: 'one-of-both', at: '', wanted: 'ms, playouts' });
    const seed = given ?? engine.newSeed();
    const player = new SearchPlayer(rules, await adviceFor(engine, session));
    const asked = performance.now();
    const clock = () => performance.now() - asked;
    const thought = await player.think(state, [], { seat, budget, seed }, clock, async () => true);
    if (!thought) throw new Error('an uninterrupted search returned null');
    const action = rules.action.write(thought.line[0], state);
    return { action, worth: thought.worth, playouts: thought.playouts, seed };
  },
);

function budgetOf(ms: number | undefined, playouts: number | undefined): Budget | null {
  if (ms !== undefined) return playouts === undefined ? { ms } : null;
  return playouts === undefined ? null : { playouts };
}
