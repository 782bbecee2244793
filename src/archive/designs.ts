import type { FiledDesign } from '../kit/filed-design';
import type { Archive, DesignRecord } from './database';
import { attempt, type Trouble, TroubleError } from './trouble';

/** A design in the form used in files. */
export function filed({ game, setting, design }: DesignRecord): FiledDesign {
  return { game, setting, design };
}

/** Every design except the deleted ones, the last changed first. Can be used with `live`. */
export function listDesigns(archive: Archive): Promise<readonly DesignRecord[] | Trouble> {
  return attempt(() =>
    archive.designs
      .orderBy('touched')
      .reverse()
      .filter(({ removed }) => removed === null)
      .toArray(),
  );
}

/** One design, even if it is deleted; `gone` when the id does not exist. */
export function loadDesign(archive: Archive, id: string): Promise<DesignRecord | Trouble> {
  return attempt(async () => present(await archive.designs.get(id)));
}

/** For use inside `attempt`: throws `gone` when there is no record. */
export function present(record: DesignRecord | undefined): DesignRecord {
  if (!record) throw new TroubleError('gone');
  return record;
}
