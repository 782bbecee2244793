import * as v from 'valibot';
import { isObject, type JsonObject } from './json';
import { LATEST_TIME } from './log';
import type { Problem } from './rules';

export const jsonObject = v.custom<JsonObject>(isObject);
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970. */
export const time = v.pipe(count, v.maxValue(LATEST_TIME));
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** Validates JSON against a schema. The problem describes the first violation. */
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
