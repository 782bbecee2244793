import type { MatchHeader } from '../kit/header';
import type { Archive, MatchRecord, Summary } from './database';
import { type ListedMatch, readMatchRow } from './match-row';
import { type Rows, readRows } from './rows';
import { attempt, type Trouble } from './trouble';

export function createMatch(
  archive: Archive,
  header: MatchHeader,
  summary: Summary,
): Promise<Trouble | null> {
  const record: MatchRecord = {
    id: header.id,
    header,
    title: null,
    summary,
    touched: header.begun,
    removed: null,
  };
  return attempt(() => archive.matches.add(record).then(() => null));
}

/** Whether a match goes on: it is neither over nor ended early. */
export function isRunning({ summary, ended }: ListedMatch): boolean {
  return summary?.toAct !== null && ended === null;
}

/** Every match except the deleted ones, the last played first. Can be used with `live`. */
export function listMatches(archive: Archive): Promise<Rows<ListedMatch> | Trouble> {
  return attempt(() => readMatches(archive));
}

/** The same, for use inside `attempt`. */
export async function readMatches(archive: Archive): Promise<Rows<ListedMatch>> {
  const { rows, damaged } = await readRows(archive.matches, 'matches', readMatchRow);
  return { rows: rows.filter(({ removed }) => removed === null).sort(newestFirst), damaged };
}

/** The matches that go on, the last played first; without any, the last one. Can be used with `live`. */
export function matchesToContinue(archive: Archive): Promise<Rows<ListedMatch> | Trouble> {
  return attempt(async () => {
    const { rows, damaged } = await readMatches(archive);
    const running = rows.filter(isRunning);
    return { rows: running.length > 0 ? running : rows.slice(0, 1), damaged };
  });
}

/** Where the times are the same, by id, so that a list never changes by itself. */
function newestFirst(a: ListedMatch, b: ListedMatch): number {
  return b.touched - a.touched || (a.id < b.id ? 1 : -1);
}
