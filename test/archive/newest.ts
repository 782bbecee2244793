import type { Archive, MatchRecord } from '../../src/archive/database';
import { listMatches } from '../../src/archive/matches';
import { isTrouble, type Trouble } from '../../src/archive/trouble';

/** The match that was played last; null: there is none. */
export async function newest(archive: Archive): Promise<MatchRecord | Trouble | null> {
  const all = await listMatches(archive);
  return isTrouble(all) ? all : (all[0] ?? null);
}
