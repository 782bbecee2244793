import type { Archive } from '../../archive/database';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { useKept, withKept } from '../kept';

const KEY = 'me';

const readMe = async (archive: Archive) => {
  const stored = await readSettings(archive);
  return isTrouble(stored) ? stored : (stored.get(KEY) ?? null);
};

/** The name whose figures were looked at last; null: none yet. */
export function useMe(): string | null {
  const kept = useKept(readMe);
  return typeof kept === 'string' ? kept : null;
}

/** Forgetting it is no trouble worth a sentence. */
export async function rememberMe(name: string): Promise<void> {
  await withKept((archive) => writeSetting(archive, KEY, name));
}
