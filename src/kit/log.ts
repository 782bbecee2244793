import { isObject, type Json, type JsonObject } from './json';
import type { Problem, Seat } from './rules';

interface EntryBase {
  /** The seat that acted; for undo and redo the seat whose decision is taken back or restored. */
  readonly seat: Seat;
  /** Fingerprint of the position after this entry. */
  readonly fingerprint: string;
  /** Milliseconds since 1970; told, never judged by. */
  readonly at: number;
}

/** One line of a match's log. Taking back is an entry too, so entry numbers never run back. */
export type Entry = EntryBase &
  (
    | { readonly do: 'play'; readonly action: JsonObject }
    | { readonly do: 'undo' | 'redo'; readonly plies: number }
  );

const isCount = (json: Json | undefined): json is number =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;

/** Reads an entry from outside. Only its form is judged here; whether it fits the match, the timeline says. */
export function readEntry(json: Json | undefined, at: string): Entry | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at };
  if (!isCount(json.seat)) return { problem: 'not-a-number', at: `${at}.seat` };
  if (!isCount(json.at)) return { problem: 'not-a-number', at: `${at}.at` };
  if (typeof json.fingerprint !== 'string')
    return { problem: 'not-a-text', at: `${at}.fingerprint` };
  const base = { seat: json.seat, fingerprint: json.fingerprint, at: json.at };
  switch (json.do) {
    case 'play':
      if (!isObject(json.action)) return { problem: 'not-an-object', at: `${at}.action` };
      return { ...base, do: 'play', action: json.action };
    case 'undo':
    case 'redo':
      if (!isCount(json.plies)) return { problem: 'not-a-number', at: `${at}.plies` };
      return { ...base, do: json.do, plies: json.plies };
    default:
      return { problem: 'unknown-word', at: `${at}.do` };
  }
}
