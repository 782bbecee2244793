import type { Archive } from '../../archive/database';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { useArchive, withArchive } from '../store/archive';

const KEY = 'me';

const readMe = async (archive: Archive) => {
  const stored = await readSettings(archive);
  return isTrouble(stored) ? stored : (stored.get(KEY) ?? null);
};

/** The name whose figures were shown last; null: none yet. */
export function useMe(): string | null {
  const kept = useArchive(readMe);
  return typeof kept === 'string' ? kept : null;
}

/** If storing fails, it is not reported: nothing important is lost. */
export async function rememberMe(name: string): Promise<void> {
  await withArchive((archive) => writeSetting(archive, KEY, name));
}
