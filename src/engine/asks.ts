import * as v from 'valibot';
import { count, jsonObject, text } from '../kit/form';
import type { Json, JsonObject } from '../kit/json';
import { readFiled } from '../kit/match-file';
import { randomFrom } from '../kit/random';
import { failed, type Result } from '../kit/result';
import {
  type AnyRules,
  type GameEvent,
  isProblem,
  isRefusal,
  type Problem,
  type Refusal,
  within,
} from '../kit/rules';
import { type Setting, type SettingValue, usualValue } from '../kit/setups';
import type { Timeline } from '../kit/timeline';
import { type ActionSampler, actionSampler } from '../players/action-sampler';
import { calibrated } from '../players/chances';
import { SearchPlayer } from '../players/search-player';
import type { Budget } from '../players/thought';
import { type Answer, adviceFor, ask, askTable, type EngineContext, failure } from './ask';
import { Session } from './session';
import { freshMatch, type Game, matchFrom, replayed } from './set-up';

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

export const games = ask({}, async (engine) => {
  const all = await Promise.all(engine.catalogue.map((entry) => entry.rules()));
  return { games: all.map(describe) };
});

function describe({ id, version, setups }: AnyRules): JsonObject {
  const options = Object.fromEntries(
    setups.settings.map((setting) => [setting.key, allowedValues(setting)]),
  );
  return { id, version, seats: seatsOf(setups), options };
}

/** The values of a setting, or the form of its values. */
function allowedValues(setting: Setting): Json {
  if (setting.kind === 'choice') return setting.values;
  const { key: _, ...form } = setting;
  return { ...form };
}

/** The values to try for the number of seats; of a long range only the usual one. */
function someValues(setting: Setting): readonly SettingValue[] {
  return setting.kind === 'choice' ? setting.values : [usualValue(setting)];
}

/** The numbers of seats that at least one combination of options allows. */
function seatsOf({ settings, seats, read }: AnyRules['setups']): number[] {
  let combinations: JsonObject[] = [{}];
  for (const setting of settings) {
    combinations = combinations.flatMap((one) =>
      someValues(setting).map((value) => ({ ...one, [setting.key]: value })),
    );
  }
  const taken = combinations.flatMap((combination) => {
    const options = read(combination);
    return options.ok ? seats(options.value) : [];
  });
  return [...new Set(taken)].sort((a, b) => a - b);
}

const game = text(64);
const seed = v.optional(text(256));

export const begin = ask(
  { game, options: v.optional(jsonObject, {}), seats: count, seed },
  async (engine, { game, options, seats, seed = engine.newSeed() }) => {
    const found = await gameOf(engine, game, 'game');
    if (isProblem(found)) return failure(found);
    return setMatch(engine, freshMatch(found, { options, seats, seed }, engine.now()));
  },
);

export const load = ask(
  { game, position: jsonObject, seed },
  async (engine, { game, position, seed = engine.newSeed() }) => {
    const found = await gameOf(engine, game, 'game');
    if (isProblem(found)) return failure(found);
    return setMatch(engine, matchFrom(found, { position, seed }, engine.now()));
  },
);

export const replay = ask({ match: jsonObject }, async (engine, given) => {
  const filed = readFiled(given.match);
  if (isProblem(filed)) return failure(within('match', filed));
  const { matches } = filed;
  const [match] = matches;
  if (!match || matches.length > 1)
    return failure({ problem: 'not-one-match', at: 'match.matches', has: matches.length });
  const found = await gameOf(engine, match.header.game, 'match.header.game');
  if (isProblem(found)) return failure(found);
  const timeline = replayed(found, match);
  return setMatch(engine, timeline.ok ? timeline : failed(within('match', timeline.problem)));
});

async function gameOf(engine: EngineContext, game: string, at: string): Promise<Game | Problem> {
  const entry = engine.catalogue.find(({ id }) => id === game);
  if (!entry) return { problem: 'unknown-game', at, game };
  const [rules, reader] = await Promise.all([entry.rules(), entry.reader()]);
  return { rules, reader };
}

/** Makes a match the current one. With a problem, the current match stays. */
function setMatch(engine: EngineContext, begun: Result<Timeline>): Answer {
  if (!begun.ok) return failure(begun.problem);
  const timeline = begun.value;
  engine.session = new Session(timeline, engine.now());
  const events = [...timeline.opening, ...timeline.line().flatMap((ply) => ply.events)];
  return { seed: timeline.header.seed, ...situation(engine.session, events) };
}

export const actions = askTable({}, async (session) => ({ actions: session.actions() }));

export const play = askTable({ action: jsonObject }, async (session, { action }, engine) => {
  const read = session.rules.action.read(action, session.state);
  if (isProblem(read)) return failure(within('action', read));
  const played = isRefusal(read) ? read : session.play(read, engine.now());
  if (isRefusal(played)) return refused(engine, session, played);
  return situation(session, played);
});

export const undo = askTable({}, async (session) =>
  session.undo() ? situation(session, []) : failure({ problem: 'nothing-to-undo', at: '' }),
);

/** The refusal, with the sentence that a player reads. */
async function refused(
  engine: EngineContext,
  { header }: Session,
  refusal: Refusal,
): Promise<Answer> {
  const words = await engine.catalogue.find(({ id }) => id === header.game)?.words('en');
  return {
    refusal: { ...refusal, text: words?.refusal(refusal, header.options) ?? refusal.because },
  };
}

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
    return { action, worth: calibrated(thought).worth, playouts: thought.playouts, seed };
  },
);

function budgetOf(ms: number | undefined, playouts: number | undefined): Budget | null {
  if (ms !== undefined) return playouts === undefined ? { ms } : null;
  return playouts === undefined ? null : { playouts };
}

/** The answer that describes the current match, with the events that led to it. */
function situation(session: Session, events: readonly GameEvent[]): Answer {
  return { events, toAct: session.toAct, position: session.position };
}
