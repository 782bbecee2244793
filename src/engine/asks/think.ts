import * as v from 'valibot';
import { text } from '../../kit/form';
import { Mind } from '../../players/mind';
import type { Budget } from '../../players/thought';
import { failure } from '../answer';
import { adviceFor, askTable } from '../ask';

/** A minute or two; whoever wants more asks again. */
const MOST_PLAYOUTS = 1_000_000;
const LONGEST = 120_000;

const upTo = (most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));

export const think = askTable(
  { ms: upTo(LONGEST), playouts: upTo(MOST_PLAYOUTS), seed: v.optional(text(256)) },
  async (session, { ms, playouts, seed: given }, desk) => {
    const { rules, state } = session;
    const seat = rules.toAct(state);
    if (seat === null) return failure({ problem: 'over', at: '' });
    const budget = budgetOf(ms, playouts);
    if (!budget) return failure({ problem: 'one-of-both', at: '', wanted: 'ms, playouts' });
    const seed = given ?? desk.newSeed();
    const mind = new Mind(rules, await adviceFor(desk, session));
    const asked = performance.now();
    const clock = () => performance.now() - asked;
    const thought = await mind.think(state, [], { seat, budget, seed }, clock, async () => true);
    if (!thought) throw new Error('nobody has interrupted');
    const action = rules.action.write(thought.action, state);
    return { action, worth: thought.worth, playouts: thought.playouts, seed };
  },
);

function budgetOf(ms: number | undefined, playouts: number | undefined): Budget | null {
  if (ms !== undefined) return playouts === undefined ? { ms } : null;
  return playouts === undefined ? null : { playouts };
}
