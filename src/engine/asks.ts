import * as v from 'valibot';
import { text } from '../kit/form';
import { randomFrom } from '../kit/random';
import type { AnyRules } from '../kit/rules';
import { type ActionSampler, actionSampler } from '../players/action-sampler';
import { adviceFor, askTable } from './ask';

/**
 * Plays `count` uniformly random matches to the end from a position, which is not changed. Hidden and future
 * information is sampled again for each. Returns the number of actions played.
 */
function playOut(
  rules: AnyRules,
  sample: ActionSampler,
  position: object,
  count: number,
  seed: string,
): number {
  const random = randomFrom(seed);
  const state = rules.clone(position);
  let actions = 0;
  for (let match = 0; match < count; match++) {
    rules.copy(state, position);
    const seat = rules.toAct(state);
    if (seat === null) return 0;
    rules.determinize(state, seat, random);
    while (rules.toAct(state) !== null) {
      rules.play(state, sample(state, random));
      actions++;
    }
  }
  return actions;
}

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
