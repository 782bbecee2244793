import { endMatch, resumeMatch } from '../../archive/match-changes';
import { isTrouble } from '../../archive/trouble';
import type { TableRecord } from '../../link/session/lobby';
import type { LinkedDeps } from './linked-deps';

/** In the lists of this phone the match of a table has ended, at the host's time, or goes on, as the host has said last. */
export async function markEnded(
  match: string,
  { ended, lobby }: Pick<TableRecord, 'ended' | 'lobby'>,
  { matchDeps }: Pick<LinkedDeps, 'matchDeps'>,
): Promise<void> {
  const deps = await matchDeps();
  if (isTrouble(deps)) return;
  const at = ended?.match === lobby.match ? ended.at : null;
  await (at === null ? resumeMatch(deps.archive, match) : endMatch(deps.archive, match, at));
}
