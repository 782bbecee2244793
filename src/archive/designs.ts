import type { FiledDesign } from '../kit/filed-design';
import type { Archive, DesignRecord } from './database';
import { attempt, type Trouble, TroubleError } from './trouble';

/** A design as files carry it. */
export function filed({ game, setting, design }: DesignRecord): FiledDesign {
  return { game, setting, design };
}

/** Every design, the last changed first, without the deleted ones. Good for `live`. */
export function listDesigns(archive: Archive): Promise<readonly DesignRecord[] | Trouble> {
  return attempt(() =>
    archive.designs
      .orderBy('touched')
      .reverse()
      .filter(({ removed }) => removed === null)
      .toArray(),
  );
}

/** A design, also a deleted one; `gone` when there is none of that id. */
export function loadDesign(archive: Archive, id: string): Promise<DesignRecord | Trouble> {
  return attempt(async () => present(await archive.designs.get(id)));
}

/** For use inside `attempt`: throws the trouble of a design that is not there. */
export function present(record: DesignRecord | undefined): DesignRecord {
  if (!record) throw new TroubleError('gone');
  return record;
}
