import * as v from 'valibot';
import { text } from '../kit/form';
import { actionSampler } from '../players/action-sampler';
import { adviceFor, askTable } from './ask';
import { playOut } from './playouts';

/** Takes a minute or two. For more, ask again. */
const MAX_PLAYOUTS = 1_000_000;

export const standing = askTable({}, async (session) => {
  const { scores, ranking, places } = session.standing;
  return { standing: ranking && places ? { scores, ranking, places } : { scores } };
});

export const match = askTable({}, async (session) => ({ match: session.file() }));

export const playouts = askTable(
  {
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PLAYOUTS)),
    seed: v.optional(text(256)),
  },
  async (session, { count, seed: given }, engine) => {
    const seed = given ?? engine.newSeed();
    const sample = actionSampler(session.rules, await adviceFor(engine, session));
    const started = performance.now();
    const actions = playOut(session.rules, sample, session.state, count, seed);
    const seconds = (performance.now() - started) / 1000;
    return { playouts: count, actions, seconds, seed };
  },
);
