import * as v from 'valibot';
import { count, jsonObject, text } from '../../kit/form';
import { readFiled } from '../../kit/match-file';
import { isProblem, type Problem, within } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { type Answer, failure } from '../answer';
import { ask, type Desk } from '../ask';
import { Session } from '../session';
import { freshMatch, type Game, matchFrom, replayed } from '../set-up';
import { situation } from '../situation';

const game = text(64);
const seed = v.optional(text(256));

export const begin = ask(
  { game, options: v.optional(jsonObject, {}), seats: count, seed },
  async (desk, { game, options, seats, seed = desk.newSeed() }) => {
    const found = await gameOf(desk, game, 'game');
    if (isProblem(found)) return failure(found);
    return onTable(desk, freshMatch(found, { options, seats, seed }, desk.now()));
  },
);

export const load = ask(
  { game, position: jsonObject, seed },
  async (desk, { game, position, seed = desk.newSeed() }) => {
    const found = await gameOf(desk, game, 'game');
    if (isProblem(found)) return failure(found);
    return onTable(desk, matchFrom(found, { position, seed }, desk.now()));
  },
);

export const replay = ask({ match: jsonObject }, async (desk, given) => {
  const filed = readFiled(given.match);
  if (isProblem(filed)) return failure(within('match', filed));
  const { matches } = filed;
  const [match] = matches;
  if (!match || matches.length > 1)
    return failure({ problem: 'not-one-match', at: 'match.matches', has: matches.length });
  const found = await gameOf(desk, match.header.game, 'match.header.game');
  if (isProblem(found)) return failure(found);
  const timeline = replayed(found, match);
  return onTable(desk, isProblem(timeline) ? within('match', timeline) : timeline);
});

async function gameOf(desk: Desk, game: string, at: string): Promise<Game | Problem> {
  const entry = desk.catalogue.find(({ id }) => id === game);
  if (!entry) return { problem: 'unknown-game', at, game };
  const [rules, reader] = await Promise.all([entry.rules(), entry.reader()]);
  return { rules, reader };
}

/** Puts a match on the table in place of the one before; a problem leaves that one there. */
function onTable(desk: Desk, timeline: Timeline | Problem): Answer {
  if (isProblem(timeline)) return failure(timeline);
  desk.session = new Session(timeline, desk.now());
  const events = [...timeline.opening, ...timeline.line().flatMap((ply) => ply.events)];
  return { seed: timeline.header.seed, ...situation(desk.session, events) };
}
