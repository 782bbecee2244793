import { isJson, isObject, type Json } from '../kit/json';
import { isProblem, type Problem } from '../kit/rules';
import type { Archive, SettingRecord } from './database';
import { attempt, type Trouble } from './trouble';

/** Reads all settings that can be read. Each caller knows the meaning and the default of its own keys. */
export function readSettings(archive: Archive): Promise<ReadonlyMap<string, Json> | Trouble> {
  return attempt(async () => {
    const settings = new Map<string, Json>();
    const rows: readonly unknown[] = await archive.settings.toArray();
    for (const row of rows) {
      const setting = readSettingRow(row);
      if (!isProblem(setting)) settings.set(setting.key, setting.value);
    }
    return settings;
  });
}

export function readSettingRow(row: unknown): SettingRecord | Problem {
  if (!isObject(row) || typeof row.key !== 'string') return { problem: 'not-a-text', at: 'key' };
  const { key, value } = row;
  return isJson(value) ? { key, value } : { problem: 'not-json', at: key };
}

export function writeSetting(archive: Archive, key: string, value: Json): Promise<Trouble | null> {
  return attempt(() => archive.settings.put({ key, value }).then(() => null));
}
