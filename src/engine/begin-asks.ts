import * as v from 'valibot';
import { count, jsonObject, text } from '../kit/form';
import { readFiled } from '../kit/match-file';
import { failed, type Result } from '../kit/result';
import { isProblem, type Problem, within } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import { type Answer, failure } from './answer';
import { ask, type EngineContext } from './ask';
import { Session } from './session';
import { freshMatch, type Game, matchFrom, replayed } from './set-up';
import { situation } from './situation';

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
