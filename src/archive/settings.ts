import type { Json } from '../kit/json';
import type { Archive } from './database';
import { attempt, type Trouble } from './trouble';

/** Reads all settings. Each caller knows the meaning and the default of its own keys. */
export function readSettings(archive: Archive): Promise<ReadonlyMap<string, Json> | Trouble> {
  return attempt(() =>
    archive.settings
      .toArray()
      .then((records) => new Map(records.map((record) => [record.key, record.value]))),
  );
}

/** Writes a setting, replacing the old value. */
export function writeSetting(archive: Archive, key: string, value: Json): Promise<Trouble | null> {
  return attempt(() => archive.settings.put({ key, value }).then(() => null));
}
