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

/** Every match except the deleted ones, the last played first. Can be used with `live`. */
export function listMatches(archive: Archive): Promise<readonly MatchRecord[] | Trouble> {
  return attempt(() => newestFirst(archive).toArray());
}

/** The match that was played last; null: there is none. Can be used with `live`. */
export function lastMatch(archive: Archive): Promise<MatchRecord | Trouble | null> {
  return attempt(() =>
    newestFirst(archive)
      .first()
      .then((record) => record ?? null),
  );
}

function newestFirst(archive: Archive) {
  return archive.matches
    .orderBy('touched')
    .reverse()
    .filter((record) => record.removed === null);
}
