import * as v from 'valibot';
import { text } from '../../kit/form';
import { drawing } from '../../players/draw';
import { adviceFor, askTable } from '../ask';
import { playOut } from '../playouts';

/** A minute or two; whoever wants more asks again. */
const MOST_PLAYOUTS = 1_000_000;

export const standing = askTable({}, async (session) => {
  const { scores, ranking } = session.standing;
  return { standing: ranking ? { scores, ranking } : { scores } };
});

export const match = askTable({}, async (session) => ({ match: session.file() }));

export const playouts = askTable(
  {
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLAYOUTS)),
    seed: v.optional(text(256)),
  },
  async (session, { count, seed: given }, desk) => {
    const seed = given ?? desk.newSeed();
    const draw = drawing(session.rules, await adviceFor(desk, session));
    const started = performance.now();
    const actions = playOut(session.rules, draw, session.state, count, seed);
    const seconds = (performance.now() - started) / 1000;
    return { playouts: count, actions, seconds, seed };
  },
);
