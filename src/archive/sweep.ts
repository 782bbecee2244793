import { type Archive, wholeMatch } from './database';
import { attempt, type Trouble } from './trouble';

/**
 * Deletes matches for good that were removed before `before`, in milliseconds since 1970. Called once when the
 * app starts, with a time a few minutes ago, so that another open tab can still undo its deletions.
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

/** Deletes designs for good that were removed before `before`, in milliseconds since 1970. */
export function sweepDesigns(archive: Archive, before: number): Promise<Trouble | null> {
  return attempt(() =>
    archive.designs
      .filter(({ removed }) => removed !== null && removed < before)
      .delete()
      .then(() => null),
  );
}
