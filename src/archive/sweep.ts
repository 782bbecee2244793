import { type Archive, wholeMatch } from './database';
import { attempt, type Trouble } from './trouble';

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

/** Really deletes what was removed before the given time, as `sweepRemoved` does with matches. */
export function sweepDesigns(archive: Archive, before: number): Promise<Trouble | null> {
  return attempt(() =>
    archive.designs
      .filter(({ removed }) => removed !== null && removed < before)
      .delete()
      .then(() => null),
  );
}
