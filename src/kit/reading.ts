import { isObject, type Json, type JsonObject } from './json';
import { type Problem, within } from './problem';
import { failed, ok, type Result } from './result';

/**
 * Reads untrusted JSON step by step, for formats whose parts are checked against each other. The first problem ends the
 * reading, so readers need no branches for it. `form.ts` reads formats that a schema can describe.
 */

/** Thrown at a problem and caught by `reading`. */
class Flaw extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/** Ends the reading. `problem` is the word for the sentence, `at` the path in the JSON. */
export function flaw(
  problem: string,
  at: string,
  figures?: Record<string, number | string>,
): never {
  throw new Flaw({ problem, at, ...figures });
}

/** Returns the value, or ends the reading with the problem; `place` goes before the problem's path. */
export function sound<Value>(result: Result<Value>, place: string): Value {
  if (!result.ok) throw new Flaw(within(place, result.problem));
  return result.value;
}

/** Runs a reading; the first flaw is its problem. */
export function reading<Value>(read: () => Value): Result<Value> {
  try {
    return ok(read());
  } catch (thrown) {
    if (thrown instanceof Flaw) return failed(thrown.problem);
    throw thrown;
  }
}

/** An object with exactly these keys. Those in `optional` may be missing. */
export function record(
  json: Json | undefined,
  at: string,
  keys: readonly string[],
  optional: readonly string[] = [],
): JsonObject {
  if (!isObject(json)) return flaw('not-an-object', at);
  for (const key of keys) {
    if (!Object.hasOwn(json, key)) return flaw('missing', path(at, key));
  }
  for (const key of Object.keys(json)) {
    if (!keys.includes(key) && !optional.includes(key)) return flaw('unknown-key', path(at, key));
  }
  return json;
}

export function array(json: Json | undefined, at: string): readonly Json[] {
  return Array.isArray(json) ? json : flaw('not-a-list', at);
}

/** A list of exactly `needs` items. */
export function listOf(json: Json | undefined, at: string, needs: number): readonly Json[] {
  const list = array(json, at);
  return list.length === needs ? list : flaw('wrong-length', at, { has: list.length, needs });
}

/** A whole number from 0 to `max`. */
export function count(json: Json | undefined, at: string, max: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0) {
    return flaw('not-a-number', at);
  }
  return json <= max ? json : flaw('too-many', at, { has: json, most: max });
}

const TEXT_MOST = 80;

/** A text of 1 to 80 characters. */
export function text(json: Json | undefined, at: string): string {
  const fits = typeof json === 'string' && json.length > 0 && json.length <= TEXT_MOST;
  return fits ? json : flaw('not-a-text', at);
}

/** The index of a word in a list of words. */
export function wordOf(json: Json | undefined, at: string, words: readonly string[]): number {
  const index = (words as readonly (Json | undefined)[]).indexOf(json);
  return index >= 0 ? index : flaw('unknown-word', at);
}

/** The number of seats of a match, one of those that its options allow. */
export function seatCount(json: Json | undefined, allowed: readonly number[]): number {
  const found = allowed.find((number) => number === json);
  if (found !== undefined) return found;
  return flaw('wrong-seats', 'seats', { least: Math.min(...allowed), most: Math.max(...allowed) });
}

export function path(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
