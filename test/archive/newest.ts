import type { Archive } from '../../src/archive/database';
import type { ListedMatch } from '../../src/archive/match-row';
import { listMatches } from '../../src/archive/matches';
import { isTrouble, type Trouble } from '../../src/archive/trouble';

/** The match that was played last; null: there is none. */
export async function newest(archive: Archive): Promise<ListedMatch | Trouble | null> {
  const all = await listMatches(archive);
  return isTrouble(all) ? all : (all.rows[0] ?? null);
}
