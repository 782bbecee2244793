import type { Problem } from './problem';

/**
 * What came of reading something from outside: told by `ok`, and not by what the value happens to look like,
 * because only the game knows its own values.
 */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function failed(problem: Problem): Result<never> {
  return { ok: false, problem };
}

/** The value, where only a defect of the app could have made it fail: throws a TypeError that names the problem. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { problem, at } = result.problem;
  throw new TypeError(at ? `${problem} at ${at}` : problem);
}
