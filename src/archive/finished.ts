import type { MatchHeader } from '../kit/header';
import type { Seat } from '../kit/rules';
import { isProblem } from '../kit/rules';
import type { Archive } from './database';
import { type ListedMatch, readMatchRow } from './match-row';
import { rawRows } from './raw-rows';
import { attempt, type Trouble } from './trouble';

/** A match that was played from its first to its last position. */
export interface FinishedMatch {
  readonly header: MatchHeader;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** By holder: the seats in order, then an opponent without a seat. */
  readonly scores: readonly number[];
  /** Holders, best first. */
  readonly ranking: readonly Seat[];
  /** The place of each holder, from 1; equal numbers are shared places. */
  readonly places: readonly number[];
}

export interface Finished {
  /** In the order in which they ended, oldest first. */
  readonly matches: readonly FinishedMatch[];
  /** Finished matches that were started from a given position. They are not counted. */
  readonly continued: number;
  /** Matches whose result cannot be read. */
  readonly unread: number;
}

/** Records per read. Between reads the screen can update. */
const BATCH = 40;

/**
 * Reads every finished match except the deleted ones. Nothing is replayed: scores and ranking are stored with
 * the last entry of a match. `onProgress` gets the number of records read so far and the total.
 */
export function readFinished(
  archive: Archive,
  onProgress: (done: number, of: number) => void,
): Promise<Finished | Trouble> {
  return attempt(async () => {
    // A match whose time is lost is not in the index of times.
    const ids = await archive.matches.toCollection().primaryKeys();
    const matches: FinishedMatch[] = [];
    let continued = 0;
    let unread = 0;
    for (let at = 0; at < ids.length; at += BATCH) {
      onProgress(at, ids.length);
      for (const { row } of await rawRows(archive.matches, ids.slice(at, at + BATCH))) {
        if (row === undefined) continue;
        const record = readMatchRow(row);
        if (!isProblem(record) && record.removed !== null) continue;
        const match = isProblem(record) ? 'unread' : finished(record);
        if (match === 'unread') unread++;
        else if (match?.header.start) continued++;
        else if (match) matches.push(match);
      }
    }
    return { matches: matches.sort((a, b) => a.ended - b.ended), continued, unread };
  });
}

/** Whether at least this number of matches of a game were played to the end on this phone. */
export function haveFinished(
  archive: Archive,
  game: string,
  least: number,
): Promise<boolean | Trouble> {
  return attempt(async () => {
    const ids = await archive.matches.toCollection().primaryKeys();
    let found = 0;
    for (let at = 0; at < ids.length && found < least; at += BATCH)
      for (const { row } of await rawRows(archive.matches, ids.slice(at, at + BATCH))) {
        const record = row === undefined ? null : readMatchRow(row);
        if (record && !isProblem(record) && isPlayed(record, game)) found++;
      }
    return found >= least;
  });
}

/** Whether a person has played this match of a game to its end. */
function isPlayed(record: ListedMatch, game: string): boolean {
  const { header, removed } = record;
  const match = finished(record);
  if (header.game !== game || removed !== null || match === null || match === 'unread')
    return false;
  return header.seats.some(({ player }) => player.kind === 'person');
}

/** null: it is not over. */
function finished({ header, summary, touched }: ListedMatch): FinishedMatch | null | 'unread' {
  if (summary === null) return 'unread';
  const { scores, ranking } = summary;
  if (ranking === null) return null;
  // A seat without a score has no result.
  if (scores.length < header.seats.length) return 'unread';
  const places = summary.places ?? scores.map((_, holder) => ranking.indexOf(holder) + 1);
  return { header, ended: touched, scores, ranking, places };
}
