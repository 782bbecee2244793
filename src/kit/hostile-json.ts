import { isObject, type Json } from './json';
import { isProblem, type Problem } from './rules';

/** In characters. A match of 500 entries needs about a twentieth of it. */
export const LONGEST_TEXT = 10_000_000;
const MAX_DEPTH = 32;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a name must not be used as a key, because it has a meaning in JavaScript. */
export function isForbiddenKey(name: string): boolean {
  return FORBIDDEN_KEYS.has(name);
}

/**
 * Parses untrusted JSON. Refuses a text that is too long, is nested deeper than any of our formats, or has keys
 * with a meaning in JavaScript.
 */
export function readJson(text: string): { readonly value: Json } | Problem {
  if (text.length > LONGEST_TEXT)
    return { problem: 'too-large', at: '', length: text.length, longest: LONGEST_TEXT };
  const parsed = parseJson(text);
  return isProblem(parsed) ? parsed : (hostility(parsed.value) ?? parsed);
}

/** Parses a text. The value is not checked. */
export function parseJson(text: string): { readonly value: Json } | Problem {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return { problem: 'not-json', at: '' };
  }
}

/** The problem of a value that is nested too deep or has a forbidden key; null: none. */
export function hostility(json: Json): Problem | null {
  return examine(json, '', 0);
}

function examine(json: Json, at: string, depth: number): Problem | null {
  if (depth > MAX_DEPTH) return { problem: 'too-deep', at };
  if (Array.isArray(json)) {
    for (const [index, item] of json.entries()) {
      const problem = examine(item, `${at}[${index}]`, depth + 1);
      if (problem) return problem;
    }
  } else if (isObject(json)) {
    for (const [key, value] of Object.entries(json)) {
      const path = at === '' ? key : `${at}.${key}`;
      if (isForbiddenKey(key)) return { problem: 'forbidden-key', at: path.slice(0, 200) };
      const problem = value === undefined ? null : examine(value, path, depth + 1);
      if (problem) return problem;
    }
  }
  return null;
}
