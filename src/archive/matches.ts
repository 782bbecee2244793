import { Dexie } from 'dexie';
import type { MatchHeader } from '../kit/header';
import { LONGEST_TITLE } from '../kit/header-form';
import type { Archive, MatchRecord, Summary } from './database';
import { attempt, type Trouble, TroubleError } from './trouble';

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

/** Every match, the last played first, without the deleted ones. Good for `live`. */
export function listMatches(archive: Archive): Promise<readonly MatchRecord[] | Trouble> {
  return attempt(() => newestFirst(archive).toArray());
}

/** The match played last; null when there is none. Good for `live`. */
export function lastMatch(archive: Archive): Promise<MatchRecord | Trouble | null> {
  return attempt(() =>
    newestFirst(archive)
      .first()
      .then((record) => record ?? null),
  );
}

/** An empty name takes the name away. */
export function renameMatch(archive: Archive, id: string, title: string): Promise<Trouble | null> {
  return change(archive, id, { title: title.trim().slice(0, LONGEST_TITLE) || null });
}

/** Takes a match out of the lists. `restoreMatch` brings it back until the sweep of a later start. */
export function removeMatch(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return change(archive, id, { removed: now });
}

export function restoreMatch(archive: Archive, id: string): Promise<Trouble | null> {
  return change(archive, id, { removed: null });
}

/**
 * Really deletes what was removed before the given time. Called once at the start of the app, with a time a
 * few minutes back, so that a second tab does not take the way back from under the first one.
 */
export function sweepRemoved(archive: Archive, before: number): Promise<Trouble | null> {
  return attempt(() =>
    archive.transaction('rw', archive.matches, archive.entries, archive.positions, async () => {
      const removed = await archive.matches
        .filter((record) => record.removed !== null && record.removed < before)
        .primaryKeys();
      for (const id of removed) {
        await archive.entries
          .where('[match+number]')
          .between(...wholeMatch(id))
          .delete();
        await archive.positions
          .where('[match+number]')
          .between(...wholeMatch(id))
          .delete();
      }
      await archive.matches.bulkDelete(removed);
      return null;
    }),
  );
}

/** The bounds of all keys [match+number] of one match. */
export function wholeMatch(id: string): [lower: unknown[], upper: unknown[]] {
  return [
    [id, Dexie.minKey],
    [id, Dexie.maxKey],
  ];
}

function newestFirst(archive: Archive) {
  return archive.matches
    .orderBy('touched')
    .reverse()
    .filter((record) => record.removed === null);
}

function change(
  archive: Archive,
  id: string,
  changes: Partial<Pick<MatchRecord, 'title' | 'removed'>>,
): Promise<Trouble | null> {
  return attempt(async () => {
    // IndexedDB counts a change that changes nothing too, so 0 means that there is no such match.
    if ((await archive.matches.update(id, changes)) === 0 && !(await archive.matches.get(id)))
      throw new TroubleError('gone');
    return null;
  });
}
