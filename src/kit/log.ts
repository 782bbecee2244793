import { isObject, type Json, type JsonObject } from './json';
import type { Problem, Seat } from './rules';

/** The last millisecond since 1970 that a date can have. */
export const LATEST_TIME = 8.64e15;

interface EntryBase {
  /** The seat that acted. For undo and redo: the seat whose decision is taken back or restored. */
  readonly seat: Seat;
  /** Fingerprint of the position after this entry. */
  readonly fingerprint: string;
  /** Milliseconds since 1970. For display only; no rule depends on it. */
  readonly at: number;
  /** At a table of linked phones: who made the entry, and the signature. A text that means nothing to the kit. */
  readonly proof?: string;
}

/** Characters of a proof, with room for all the signatures that a change of seats needs. */
const LONGEST_PROOF = 8000;

/** One entry of a match's log. Undo is an entry too, so entry numbers never decrease. */
export type Entry = EntryBase &
  (
    | {
        readonly do: 'play';
        readonly action: JsonObject;
        /** Played by the same tap as the entry before it, so both are undone together. */
        readonly joined?: true;
        /** The seat had committed to it. All actions of the round are revealed together, in the order of the seats. */
        readonly revealed?: true;
      }
    /** The seat is bound to an action that stays unknown until all seats of the round are bound to theirs. */
    | { readonly do: 'commit'; readonly digest: string }
    | { readonly do: 'undo'; readonly plies: number }
    | { readonly do: 'redo'; readonly plies: number }
  );

/** Entries of some kinds. */
export type EntryOf<Do extends Entry['do']> = Extract<Entry, { readonly do: Do }>;

/** The digest that binds a seat to its action: 256 bits. */
const DIGEST = /^[\w-]{43}$/;

const isCount = (json: Json | undefined): json is number =>
  typeof json === 'number' && Number.isSafeInteger(json) && json >= 0;

/** Reads an untrusted entry. Only its form is validated; the timeline validates it against the match. */
export function readEntry(json: Json | undefined, at: string): Entry | Problem {
  if (!isObject(json)) return { problem: 'not-an-object', at };
  if (!isCount(json.seat)) return { problem: 'not-a-number', at: `${at}.seat` };
  if (!isCount(json.at) || json.at > LATEST_TIME)
    return { problem: 'not-a-number', at: `${at}.at` };
  if (typeof json.fingerprint !== 'string')
    return { problem: 'not-a-text', at: `${at}.fingerprint` };
  const { proof } = json;
  if (proof !== undefined && (typeof proof !== 'string' || proof.length > LONGEST_PROOF))
    return { problem: 'not-a-text', at: `${at}.proof` };
  const base = {
    seat: json.seat,
    fingerprint: json.fingerprint,
    at: json.at,
    ...(proof !== undefined && { proof }),
  };
  switch (json.do) {
    case 'play':
      if (!isObject(json.action)) return { problem: 'not-an-object', at: `${at}.action` };
      if (json.joined !== undefined && json.joined !== true)
        return { problem: 'unknown-word', at: `${at}.joined` };
      if (json.revealed !== undefined && json.revealed !== true)
        return { problem: 'unknown-word', at: `${at}.revealed` };
      return {
        ...base,
        do: 'play',
        action: json.action,
        ...(json.joined && { joined: true }),
        ...(json.revealed && { revealed: true }),
      };
    case 'commit':
      if (typeof json.digest !== 'string' || !DIGEST.test(json.digest))
        return { problem: 'not-a-text', at: `${at}.digest` };
      return { ...base, do: 'commit', digest: json.digest };
    case 'undo':
    case 'redo':
      if (!isCount(json.plies)) return { problem: 'not-a-number', at: `${at}.plies` };
      return { ...base, do: json.do, plies: json.plies };
    default:
      return { problem: 'unknown-word', at: `${at}.do` };
  }
}
