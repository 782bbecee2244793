import type { MatchHeader } from '../kit/header';
import type { Archive, MatchRecord, Summary } from './database';
import { attempt, type Trouble } from './trouble';

/** Writes a new match with an empty log. */
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

/** Whether a match goes on: it is not over, and nobody has ended it. */
export function isRunning({ summary, ended }: MatchRecord): boolean {
  return summary.toAct !== null && (ended ?? null) === null;
}

/** Every match except the deleted ones, the last played first. Can be used with `live`. */
export function listMatches(archive: Archive): Promise<readonly MatchRecord[] | Trouble> {
  return attempt(() => newestFirst(archive).toArray());
}

/**
 * Every match that goes on, the last played first; without any, the one that was played last. Can be used with
 * `live`.
 */
export function matchesToContinue(archive: Archive): Promise<readonly MatchRecord[] | Trouble> {
  return attempt(async () => {
    const running = await newestFirst(archive).and(isRunning).toArray();
    return running.length > 0 ? running : newestFirst(archive).limit(1).toArray();
  });
}

function newestFirst(archive: Archive) {
  return archive.matches
    .orderBy('touched')
    .reverse()
    .filter((record) => record.removed === null);
}
