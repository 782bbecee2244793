import * as v from 'valibot';
import { type MatchHeader, SEAT_COLOURS } from '../kit/header';
import { isObject, type JsonObject } from '../kit/json';
import type { Problem } from '../kit/rules';

export const jsonObject = v.custom<JsonObject>(isObject);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

export const title = text(200);

const seat = v.object({
  name: text(80),
  colour: v.picklist(SEAT_COLOURS),
  player: v.object({ kind: v.literal('person') }),
});

export const header = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  game: text(64),
  rulesVersion: count,
  options: jsonObject,
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(16)),
  seed: text(256),
  start: v.exactOptional(jsonObject),
  undo: v.picklist(['free', 'turn']),
  begun: count,
});

/** Reads a header from outside. Only its form is judged here; options and start the rules read. */
export function readHeader(json: unknown, at: string): MatchHeader | Problem {
  return readForm(header, json, at);
}

/** Reads JSON by a schema; the problem is the first thing that is not as the schema says. */
export function readForm<T>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
  at: string,
): T | Problem {
  const result = v.safeParse(schema, json, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return {
    problem: 'wrong-form',
    at: at + writePath(issue.path, at === ''),
    expected: issue.expected ?? issue.type,
    found: issue.received.slice(0, 80),
  };
}

function writePath(path: v.BaseIssue<unknown>['path'], atStart: boolean): string {
  const written = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('');
  return atStart && written.startsWith('.') ? written.slice(1) : written;
}
