import type { Archive, DesignRecord } from './database';
import { present } from './designs';
import { attempt, type Trouble, TroubleError } from './trouble';

/** What changes with every edit. */
export type DesignFace = Pick<DesignRecord, 'design' | 'names' | 'picture'>;

/** A design that this phone does not have yet. */
export type NewDesign = DesignFace & Pick<DesignRecord, 'id' | 'game' | 'setting' | 'touched'>;

export function createDesign(archive: Archive, design: NewDesign): Promise<Trouble | null> {
  return attempt(() =>
    archive.designs.add({ ...design, revision: 0, removed: null }).then(() => null),
  );
}

/**
 * Writes a design over its `revision`; resolves with the new revision once it is on the disk. When somebody
 * else has changed it since, that is a `conflict`, and nothing is overwritten.
 */
export function saveDesign(
  archive: Archive,
  id: string,
  revision: number,
  face: DesignFace,
  now: number,
): Promise<number | Trouble> {
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      const record = present(await archive.designs.get(id));
      if (record.revision !== revision) throw new TroubleError('conflict');
      const { design, names, picture } = face;
      const changed = { design, names, picture, revision: revision + 1, touched: now };
      await archive.designs.put({ ...record, ...changed });
      return revision + 1;
    }),
  );
}

/** Takes a design out of the list. `restoreDesign` brings it back until the sweep of a later start. */
export function removeDesign(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return setRemoved(archive, id, now);
}

export function restoreDesign(archive: Archive, id: string): Promise<Trouble | null> {
  return setRemoved(archive, id, null);
}

function setRemoved(archive: Archive, id: string, removed: number | null): Promise<Trouble | null> {
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      await archive.designs.put({ ...present(await archive.designs.get(id)), removed });
      return null;
    }),
  );
}
