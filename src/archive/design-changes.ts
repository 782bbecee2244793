import { canonical } from '../kit/json';
import type { Archive, DesignRecord } from './database';
import { present } from './designs';
import { attempt, type Trouble, TroubleError } from './trouble';

/** What changes with every edit. */
export type DesignFace = Pick<DesignRecord, 'design' | 'names' | 'picture'>;

/** A design that this phone does not have yet. */
export type NewDesign = DesignFace & Pick<DesignRecord, 'id' | 'game' | 'setting' | 'touched'>;

/** Writes a new design, with revision 0; `conflict` when there is one of that id. */
export function createDesign(archive: Archive, design: NewDesign): Promise<Trouble | null> {
  return attempt(() => add(archive, design).then(() => null));
}

/** A design that came in, or the equal one that was here already, brought back if it was deleted. */
export interface ImportedDesign {
  readonly id: string;
  readonly outcome: 'added' | 'already-here';
}

/** Runs inside a transaction, whose failure is the caller's: keeps a design unless an equal one is here. */
export async function addUnlessHere(archive: Archive, design: NewDesign): Promise<ImportedDesign> {
  const wanted = canonical(design.design);
  const same = await archive.designs
    .filter(({ game, setting, design: kept }) => {
      return game === design.game && setting === design.setting && canonical(kept) === wanted;
    })
    .first();
  if (!same) return { id: await add(archive, design), outcome: 'added' };
  if (same.removed !== null) await archive.designs.put({ ...same, removed: null });
  return { id: same.id, outcome: 'already-here' };
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

/** Brings a deleted design back; `gone` when it has been swept. */
export function restoreDesign(archive: Archive, id: string): Promise<Trouble | null> {
  return setRemoved(archive, id, null);
}

function add(archive: Archive, design: NewDesign) {
  return archive.designs.add({ ...design, revision: 0, removed: null });
}

function setRemoved(archive: Archive, id: string, removed: number | null): Promise<Trouble | null> {
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      await archive.designs.put({ ...present(await archive.designs.get(id)), removed });
      return null;
    }),
  );
}
