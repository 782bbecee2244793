import type { MatchHeader } from '../kit/header';
import { isObject } from '../kit/json';
import { isProblem } from '../kit/rules';
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

/** Whether the user has ended a match before its end; it can be continued. Can be used with `live`. */
export function isEndedEarly(archive: Archive, id: string): Promise<boolean | Trouble> {
  return attempt(async () => {
    const row = readMatchRow(await archive.matches.get(id));
    return !isProblem(row) && row.ended !== null && row.summary?.toAct !== null;
  });
}

/** Every match except the deleted ones, the last played first. Can be used with `live`. */
export function listMatches(archive: Archive): Promise<Rows<ListedMatch> | Trouble> {
  return attempt(() => readMatches(archive));
}

/** The same, for use inside `attempt`. */
export async function readMatches(archive: Archive): Promise<Rows<ListedMatch>> {
  const { rows, damaged } = await readRows(archive.matches, 'matches', readMatchRow);
  return {
    rows: rows.filter(({ removed }) => removed === null).sort(lastPlayedFirst(Date.now())),
    damaged,
  };
}

interface ToContinue extends Rows<ListedMatch> {
  /** The games of which there are matches, over or not. */
  readonly games: readonly string[];
  /** How many steps of each lesson are done, as far as that can be read. */
  readonly lessons: Readonly<Record<string, unknown>>;
}

/** The matches that go on, the last played first; without any, the last one. Can be used with `live`. */
export function matchesToContinue(archive: Archive): Promise<ToContinue | Trouble> {
  return attempt(async () => {
    const { rows, damaged } = await readMatches(archive);
    const running = rows.filter(isRunning);
    const games = rows.map(({ header }) => header.game);
    const lessons: unknown = (await archive.settings.get('lessons'))?.value;
    return {
      rows: running.length > 0 ? running : rows.slice(0, 1),
      ...{ damaged, games, lessons: isObject(lessons) ? lessons : {} },
    };
  });
}

/** Milliseconds by which the clock of another phone may be ahead: linked matches have the times of their host. */
const AHEAD = 24 * 60 * 60_000;

/**
 * What a wrong clock has dated in the future is behind all else: otherwise it would stay on top for years. Where the
 * times are the same, by id, so that a list never changes by itself.
 */
function lastPlayedFirst(now: number): (a: ListedMatch, b: ListedMatch) => number {
  const isFuture = ({ touched }: ListedMatch) => Number(touched > now + AHEAD);
  return (a, b) => isFuture(a) - isFuture(b) || b.touched - a.touched || (a.id < b.id ? 1 : -1);
}
