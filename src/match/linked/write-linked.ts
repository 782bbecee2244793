import { askForUndo } from '../../archive/match-changes';
import { attempt, isTrouble, type Trouble } from '../../archive/trouble';
import type { MatchHeader } from '../../kit/header';
import { needsReader } from '../../kit/reader';
import type { Problem } from '../../kit/rules';
import { startFlaw } from '../../kit/start-proof';
import type { MatchDeps } from '../live-match';
import { writeNew } from '../write-new';

/** Writes a match that linked phones begin, without entries. A match that is stored here already does not change. */
export async function writeLinked(
  header: MatchHeader,
  deps: MatchDeps,
): Promise<Problem | Trouble | null> {
  const here = await attempt(() => deps.archive.matches.get(header.id));
  if (isTrouble(here)) return here;
  // It may have been imported from a file before.
  if (here) return askForUndo(deps.archive, header.id);
  const rules = await deps.rules(header.game);
  if (!rules) return { problem: 'unknown-game', at: 'game', game: header.game };
  const reader = needsReader(header) ? await deps.reader(header.game) : null;
  const flaw = reader && startFlaw(rules, reader, header);
  if (flaw) return flaw;
  return writeNew(header, rules, reader, deps);
}
