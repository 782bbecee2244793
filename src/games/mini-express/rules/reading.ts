import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { isProblem, type Problem, within } from '../../../kit/rules';

/** Thrown while a position is read, caught where the reading began; nobody outside sees it. */
class Flaw extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/** Ends the reading: `problem` is a word for the sentence, `at` the place in the JSON. */
export function flaw(
  problem: string,
  at: string,
  figures?: Record<string, number | string>,
): never {
  throw new Flaw({ problem, at, ...figures });
}

/** Passes a value on, or ends the reading with the problem it is, as seen from `place`. */
export function sound<Value>(value: Value | Problem, place: string): Value {
  if (isProblem(value)) throw new Flaw(within(place, value));
  return value;
}

/** Runs a reading and hands out its value, or the first flaw it met. */
export function reading<Value>(read: () => Value): Value | Problem {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Flaw) return thrown.problem;
    throw thrown;
  }
}

/** An object with exactly these keys, those in `optional` left out at will. */
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

/** A whole number from 0 to `most`. */
export function count(json: Json | undefined, at: string, most: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0) {
    return flaw('not-a-number', at);
  }
  return json <= most ? json : flaw('too-many', at, { has: json, most });
}

const TEXT_MOST = 80;

/** A short text that says something. */
export function text(json: Json | undefined, at: string): string {
  const fits = typeof json === 'string' && json.length > 0 && json.length <= TEXT_MOST;
  return fits ? json : flaw('not-a-text', at);
}

/** The place of a word in a list of them. */
export function wordOf(json: Json | undefined, at: string, words: readonly string[]): number {
  const index = (words as readonly (Json | undefined)[]).indexOf(json);
  return index >= 0 ? index : flaw('unknown-word', at);
}

export function path(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
