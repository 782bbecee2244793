import { canonical } from '../kit/json';
import type { Archive, DesignRecord } from './database';
import { present, readDesignRow } from './designs';
import { readRows } from './rows';
import { attempt, type Trouble, TroubleError } from './trouble';

/** The fields that change with every edit. */
export type DesignSummary = Pick<DesignRecord, 'design' | 'names' | 'picture'>;

/** A design that is not stored yet. */
export type NewDesign = DesignSummary & Pick<DesignRecord, 'id' | 'game' | 'setting' | 'touched'>;

/** Writes a new design with revision 0; `conflict` when the id exists. */
export function createDesign(archive: Archive, design: NewDesign): Promise<Trouble | null> {
  return attempt(() => add(archive, design, null).then(() => null));
}

/** An imported design, or the equal one that was already stored. */
export interface ImportedDesign {
  readonly id: string;
  readonly outcome: 'added' | 'already-here';
}

/**
 * Stores a design unless an equal one exists; marked as deleted at that time if one is given. Throws when it fails.
 */
export async function addIfAbsent(
  archive: Archive,
  design: NewDesign,
  removed: number | null = null,
): Promise<ImportedDesign> {
  const wanted = canonical(design.design);
  const { rows } = await readRows(archive.designs, 'designs', readDesignRow);
  const same = rows.find(({ game, setting, design: kept }) => {
    return game === design.game && setting === design.setting && canonical(kept) === wanted;
  });
  if (same) return { id: same.id, outcome: 'already-here' };
  return { id: await add(archive, design, removed), outcome: 'added' };
}

/**
 * Replaces the given `revision` of a design. Resolves with the new revision when it is on the disk. If the
 * stored revision is another one, the result is `conflict`, and nothing is overwritten.
 */
export function saveDesign(
  archive: Archive,
  id: string,
  revision: number,
  summary: DesignSummary,
  now: number,
): Promise<number | Trouble> {
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      const record = present(await archive.designs.get(id));
      if (record.revision !== revision) throw new TroubleError('conflict');
      const { design, names, picture } = summary;
      const changed = { design, names, picture, revision: revision + 1, touched: now };
      await archive.designs.put({ ...record, ...changed });
      return revision + 1;
    }),
  );
}

/** Marks a design as deleted. `restoreDesign` can bring it back until a later start of the app sweeps it. */
export function removeDesign(archive: Archive, id: string, now: number): Promise<Trouble | null> {
  return setRemoved(archive, id, now);
}

/** Restores a deleted design; `gone` when it has been swept. */
export function restoreDesign(archive: Archive, id: string): Promise<Trouble | null> {
  return setRemoved(archive, id, null);
}

function add(archive: Archive, design: NewDesign, removed: number | null) {
  return archive.designs.add({ ...design, revision: 0, removed });
}

function setRemoved(archive: Archive, id: string, removed: number | null): Promise<Trouble | null> {
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      await archive.designs.put({ ...present(await archive.designs.get(id)), removed });
      return null;
    }),
  );
}
