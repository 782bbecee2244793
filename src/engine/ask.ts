import * as v from 'valibot';
import type { CatalogueEntry } from '../games/catalogue';
import type { AnyAdvice } from '../kit/advice';
import { readForm } from '../kit/form';
import type { JsonObject } from '../kit/json';
import { isProblem, type Problem } from '../kit/rules';
import type { Session } from './session';

/** What an engine needs to answer. */
export interface EngineContext {
  readonly catalogue: readonly CatalogueEntry[];
  /** A seed for an ask without one. */
  newSeed(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** The current match; null before the first one. */
  session: Session | null;
}

/** Answers one kind of request. */
export type Ask = (engine: EngineContext, request: JsonObject) => Promise<Answer>;

type Given<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** An ask with these fields in addition to `id` and `ask`. Other fields are refused. */
export function ask<const Fields extends v.ObjectEntries>(
  fields: Fields,
  work: (engine: EngineContext, given: Given<Fields>) => Promise<Answer>,
): Ask {
  const form = v.strictObject({ id: v.optional(v.unknown()), ask: v.string(), ...fields });
  return async (engine, request) => {
    const read = readForm<unknown>(form, request, '');
    // After validation the fields exist; the compiler loses their types in the spread.
    return isProblem(read) ? failure(read) : work(engine, read as Given<Fields>);
  };
}

/** An ask about the current match. */
export function askTable<const Fields extends v.ObjectEntries>(
  fields: Fields,
  work: (session: Session, given: Given<Fields>, engine: EngineContext) => Promise<Answer>,
): Ask {
  return ask(fields, async (engine, given) =>
    engine.session
      ? work(engine.session, given, engine)
      : failure({ problem: 'no-match-begun', at: '' }),
  );
}

/** The advice of the current match's game; null: the game has none. */
export async function adviceFor(
  engine: EngineContext,
  { header }: Session,
): Promise<AnyAdvice | null> {
  const entry = engine.catalogue.find(({ id }) => id === header.game);
  return (await entry?.advice?.()) ?? null;
}

/** The answer to one ask, without its id. */
export type Answer = Readonly<Record<string, unknown>>;

/** The answer to an ask that failed: an English sentence, and the problem for programs. */
export function failure(problem: Problem): Answer {
  return { error: sentence(problem), problem };
}

/** For example `position.companies.brown: wrong trains (has 24, needs 25)`. */
function sentence({ problem, at, ...figures }: Problem): string {
  const place = at === '' ? '' : `${at}: `;
  const details = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  return (
    place + problem.replaceAll('-', ' ') + (details.length > 0 ? ` (${details.join(', ')})` : '')
  );
}
