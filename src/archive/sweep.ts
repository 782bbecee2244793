import { type Archive, rowsOf } from './database';
import { attempt, type Trouble } from './trouble';

/**
 * Deletes matches for good that were removed before `before`, in milliseconds since 1970. Called once when the
 * app starts, with a time a few minutes ago, so that another open tab can still undo its deletions.
 */
export function sweepRemoved(archive: Archive, before: number): Promise<Trouble | null> {
  return attempt(async () => {
    const removed = archive.matches.filter(wasRemoved(before));
    await deleteMatches(archive, await removed.primaryKeys());
    return null;
  });
}

/** Deletes matches for good, with everything that belongs to them. Throws when that fails. */
export function deleteMatches(archive: Archive, ids: readonly string[]): Promise<void> {
  const { matches, entries, positions } = archive;
  return archive.transaction('rw', matches, entries, positions, async () => {
    for (const id of ids) {
      await rowsOf(entries, id).delete();
      await rowsOf(positions, id).delete();
    }
    await matches.bulkDelete([...ids]);
  });
}

/** Deletes designs for good that were removed before `before`, in milliseconds since 1970. */
export function sweepDesigns(archive: Archive, before: number): Promise<Trouble | null> {
  return attempt(async () => {
    await archive.designs.filter(wasRemoved(before)).delete();
    return null;
  });
}

/** What is damaged is never taken for deleted. */
function wasRemoved(before: number): (row: { readonly removed: unknown }) => boolean {
  return ({ removed }) => typeof removed === 'number' && removed < before;
}
