import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { isObject, type Json } from '../../kit/json';
import { drawSecret, phoneOf } from '../../link/identity';
import type { Self, TableRecord } from '../../link/session/lobby';
import { withKept } from '../kept';
import { linkWords } from './words/words';

/** What brings a phone back to its table after a restart. */
export interface KeptTable {
  /** The room's; null where two scans have linked the phones. */
  readonly code: string | null;
  readonly record: TableRecord;
}

const KEY = 'link-key';
const NAME = 'link-name';
/** The table whose match has not begun yet. */
const LOBBY = 'link-lobby';

const settingOf = (match: string | null) => (match === null ? LOBBY : `link-table-${match}`);

async function setting(key: string): Promise<Json | undefined> {
  const settings = await withKept(readSettings);
  return isTrouble(settings) ? undefined : settings.get(key);
}

async function keep(key: string, value: Json): Promise<void> {
  await withKept((archive) => writeSetting(archive, key, value));
}

/** The name that people at this phone gave themselves last; empty before the first time. */
export async function keptName(): Promise<string> {
  const name = await setting(NAME);
  return typeof name === 'string' ? name : '';
}

/**
 * This phone under a name that its people give it now, or else under the one they gave last; who never gave
 * one is a host without a seat. Its key is drawn once, so that tables know it again.
 */
export async function thisPhone(given = ''): Promise<Self> {
  const kept = await setting(KEY);
  const key = typeof kept === 'string' ? kept : drawSecret();
  if (key !== kept) await keep(KEY, key);
  if (given !== '') await keep(NAME, given);
  const name = given || (await keptName()) || linkWords().hostName;
  return { phone: await phoneOf(key), key, name, app: __APP_VERSION__ };
}

/** The table of a match of this phone, or with null the one that has not begun. */
export async function keptTable(match: string | null): Promise<KeptTable | null> {
  const kept = await setting(settingOf(match));
  // Nobody but this app has written it.
  return isObject(kept) ? (kept as unknown as KeptTable) : null;
}

/** With null the table is forgotten. */
export function keepTable(match: string | null, kept: KeptTable | null): Promise<void> {
  return keep(settingOf(match), JSON.parse(JSON.stringify(kept)) as Json);
}
