import * as v from 'valibot';
import { type FiledDesign, filedDesign } from './filed-design';
import { count, jsonObject, readForm, time } from './form';
import type { MatchHeader } from './header';
import { header, title } from './header-form';
import { readJson } from './hostile-json';
import { isObject, type Json, type JsonObject } from './json';
import { type Entry, readEntry } from './log';
import { isProblem, type Problem } from './rules';

/** Format versions of exported files. Raised when older versions of the app could not read them fully. Older files stay readable. */
export const FILE_VERSION = 1;
/** Version 2 added the user's designs. */
export const ARCHIVE_VERSION = 2;
export const ONE_MATCH = 'roundhouse-match';
export const WHOLE_ARCHIVE = 'roundhouse-archive';
export const DAMAGED_ROWS = 'roundhouse-damaged';
const LATEST = { [ONE_MATCH]: FILE_VERSION, [WHOLE_ARCHIVE]: ARCHIVE_VERSION };

/** The content of a file. */
export interface Filed {
  readonly matches: readonly FiledMatch[];
  readonly designs: readonly FiledDesign[];
}

/** A match in the form used in files. */
export interface FiledMatch {
  readonly title?: string;
  readonly header: MatchHeader;
  readonly entries: readonly Entry[];
  readonly positions?: readonly FiledPosition[];
  /** How many entries are missing at the end, because they could not be read when the file was saved. */
  readonly missing?: number;
  /** When people ended it before its end, in milliseconds since 1970; missing: they did not. */
  readonly ended?: number;
}

/** What an exported file does not hold, because it could not be read. */
export type Missing =
  | { readonly what: 'match' | 'design'; readonly name: string | null }
  | {
      /** The end of a match that is in the file otherwise. */
      readonly what: 'end';
      readonly name: string;
      /** The entries that are in the file, and how many are not. */
      readonly after: number;
      readonly entries: number;
    };

export interface FiledPosition {
  /** The number of entries before it. */
  readonly number: number;
  readonly position: JsonObject;
  readonly fingerprint: string;
}

const filedMatch = v.object({
  title: v.exactOptional(title),
  header,
  // More than people ever play. It limits how long a hostile file can keep the phone busy.
  entries: v.pipe(v.array(jsonObject), v.maxLength(10_000)),
  positions: v.exactOptional(
    v.array(v.object({ number: count, position: jsonObject, fingerprint: v.string() })),
  ),
  missing: v.exactOptional(count),
  ended: v.exactOptional(time),
});

const envelope = v.object({ format: v.picklist([ONE_MATCH, WHOLE_ARCHIVE]), version: count });
const archiveFile = v.object({
  matches: v.array(jsonObject),
  designs: v.exactOptional(v.pipe(v.array(filedDesign), v.maxLength(1000)), []),
});

/** Reads the text of a file and validates its form. Nothing is replayed yet. Problems give the path. */
export function readFileText(text: string): Filed | Problem {
  const json = readJson(text);
  return isProblem(json) ? json : readFiled(json.value);
}

/** As `readFileText`, from parsed JSON. */
export function readFiled(json: Json): Filed | Problem {
  const kind = readForm(envelope, json, '');
  if (isProblem(kind)) return { ...kind, problem: isDamagedRows(json) ? 'raw' : 'unknown-format' };
  if (kind.version > LATEST[kind.format])
    return { problem: 'newer-format', at: 'version', version: kind.version };
  if (kind.format === ONE_MATCH) {
    const match = readFiledMatch(json, '');
    return isProblem(match) ? match : { matches: [match], designs: [] };
  }
  const file = readForm(archiveFile, json, '');
  if (isProblem(file)) return file;
  const matches = collect(file.matches, (match, index) =>
    readFiledMatch(match, `matches[${index}]`),
  );
  return isProblem(matches) ? matches : { matches, designs: file.designs };
}

/** Reads a match of a file; `at` is its path. */
export function readFiledMatch(json: Json, at: string): FiledMatch | Problem {
  const match = readForm(filedMatch, json, at);
  if (isProblem(match)) return match;
  const path = at === '' ? 'entries' : `${at}.entries`;
  const entries = collect(match.entries, (entry, index) => readEntry(entry, `${path}[${index}]`));
  return isProblem(entries) ? entries : { ...match, entries };
}

/** Rows as they are stored, saved because they could not be read. They are for repair by hand. */
function isDamagedRows(json: Json): boolean {
  return isObject(json) && json.format === DAMAGED_ROWS;
}

/** Reads all items; returns the first problem. */
function collect<From, To extends object>(
  items: readonly From[],
  read: (item: From, index: number) => To | Problem,
): readonly To[] | Problem {
  const all: To[] = [];
  for (const [index, item] of items.entries()) {
    const one = read(item, index);
    if (isProblem(one)) return one;
    all.push(one);
  }
  return all;
}
