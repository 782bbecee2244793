import * as v from 'valibot';
import type { CatalogueEntry } from '../games/catalogue';
import type { AnyAdvice } from '../kit/advice';
import { readForm } from '../kit/form';
import type { JsonObject } from '../kit/json';
import { isProblem } from '../kit/rules';
import { type Answer, failure } from './answer';
import type { Session } from './session';

/** What one engine has at hand while it answers. */
export interface Desk {
  readonly catalogue: readonly CatalogueEntry[];
  /** A seed for whoever does not bring one. */
  newSeed(): string;
  /** Milliseconds since 1970. */
  now(): number;
  /** The match on the table; null before the first one. */
  session: Session | null;
}

/** Answers one kind of request. */
export type Ask = (desk: Desk, request: JsonObject) => Promise<Answer>;

type Given<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** An ask that takes these fields besides `id` and `ask`, and no others. */
export function ask<const Fields extends v.ObjectEntries>(
  fields: Fields,
  work: (desk: Desk, given: Given<Fields>) => Promise<Answer>,
): Ask {
  const form = v.strictObject({ id: v.optional(v.unknown()), ask: v.string(), ...fields });
  return async (desk, request) => {
    const read = readForm<unknown>(form, request, '');
    // What the form lets through has the fields; the compiler loses them in the spread.
    return isProblem(read) ? failure(read) : work(desk, read as Given<Fields>);
  };
}

/** An ask about the match on the table. */
export function askTable<const Fields extends v.ObjectEntries>(
  fields: Fields,
  work: (session: Session, given: Given<Fields>, desk: Desk) => Promise<Answer>,
): Ask {
  return ask(fields, async (desk, given) =>
    desk.session ? work(desk.session, given, desk) : failure({ problem: 'no-match-begun', at: '' }),
  );
}

/** What the game of the match on the table knows about playing it; null where it knows nothing. */
export async function adviceFor(desk: Desk, { header }: Session): Promise<AnyAdvice | null> {
  const entry = desk.catalogue.find(({ id }) => id === header.game);
  return (await entry?.advice?.()) ?? null;
}
