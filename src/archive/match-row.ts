import * as v from 'valibot';
import { count, readForm, time } from '../kit/form';
import { LONGEST_TITLE, readStoredHeader } from '../kit/header-form';
import { isJson, isObject } from '../kit/json';
import { plainName } from '../kit/names';
import { isProblem, type Problem } from '../kit/rules';
import type { MatchRecord, Summary } from './database';

/** A match in a list. What its log can tell again (its summary) may be lost. */
export interface ListedMatch extends Omit<MatchRecord, 'summary' | 'ended'> {
  /** As `MatchRecord.ended`, never missing. */
  readonly ended: number | null;
  /** null: it cannot be read. It is written again when the match is opened. */
  readonly summary: Summary | null;
}

/** Why the log of a match is not played: it begins from a position that only a file knows. Null: it may be. */
export function unprovenStart({
  header,
  forReading,
}: Pick<ListedMatch, 'header' | 'forReading'>): Problem | null {
  return forReading && header.start ? { problem: 'start-without-log', at: 'header.start' } : null;
}

const seats = v.array(count);
const summaryForm = v.object({
  plies: count,
  toAct: v.nullable(count),
  scores: v.array(v.pipe(v.number(), v.finite())),
  ranking: v.nullable(seats),
  places: v.nullable(seats),
  picture: v.nullable(v.string()),
});

/**
 * Reads a row of the matches. Only its header must be sound: without it the log means nothing. A lost name is left out,
 * and a match whose time is lost has that of its beginning.
 */
export function readMatchRow(row: unknown): ListedMatch | Problem {
  const {
    id,
    header: stored,
    title,
    touched,
    ended,
    removed,
    summary,
    forReading,
  } = isObject(row) ? row : {};
  // The key decides: entries and positions have it too.
  const header = readStoredHeader(isObject(stored) ? { ...stored, id } : stored, 'header');
  if (isProblem(header)) return header;
  if (!isJson(header)) return { problem: 'not-json', at: 'header' };
  return {
    id: header.id,
    header,
    title: typeof title === 'string' ? plainName(title).slice(0, LONGEST_TITLE) : null,
    touched: v.is(time, touched) ? touched : header.begun,
    ended: v.is(time, ended) ? ended : null,
    removed: v.is(time, removed) ? removed : null,
    ...(forReading === true && { forReading }),
    summary: readSummary(summary),
  };
}

function readSummary(stored: unknown): Summary | null {
  // Before places could be shared there were none.
  const summary = readForm(summaryForm, isObject(stored) ? { places: null, ...stored } : null, '');
  if (isProblem(summary)) return null;
  const { scores, ranking, places } = summary;
  const isRanked = ranking === null || scores.every((_, holder) => ranking.includes(holder));
  const isWhole = ranking === null || ranking.length === scores.length;
  const isPlaced = places === null || (places.length === scores.length && places.includes(1));
  return isRanked && isWhole && isPlaced ? summary : null;
}
