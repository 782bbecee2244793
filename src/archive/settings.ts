import type { Json } from '../kit/json';
import type { Archive } from './database';
import { attempt, type Trouble } from './trouble';

/** All settings at once; what each key means, and its value until it is set, is its reader's business. */
export function readSettings(archive: Archive): Promise<ReadonlyMap<string, Json> | Trouble> {
  return attempt(() =>
    archive.settings
      .toArray()
      .then((records) => new Map(records.map((record) => [record.key, record.value]))),
  );
}

/** Sets a value over the one before. */
export function writeSetting(archive: Archive, key: string, value: Json): Promise<Trouble | null> {
  return attempt(() => archive.settings.put({ key, value }).then(() => null));
}
