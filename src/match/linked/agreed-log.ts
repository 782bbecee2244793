import type { Archive } from '../../archive/database';
import { keepsPosition } from '../../archive/log';
import { askForUndo } from '../../archive/match-changes';
import { rewriteLog } from '../../archive/rewrite-log';
import { summarise } from '../../archive/summary';
import { attempt, isTrouble, type Trouble } from '../../archive/trouble';
import type { MatchHeader } from '../../kit/header';
import { needsReader } from '../../kit/reader';
import type { Problem } from '../../kit/rules';
import { startFlaw } from '../../kit/start-proof';
import type { Timeline } from '../../kit/timeline';
import { writeNew } from '../begin-match';
import type { LiveMatch, MatchDeps } from '../live-match';
import { randomText } from '../random-text';

/** Opens a match on this phone to other phones: from now on an undo has to be agreed on. */
export async function shareMatch(match: LiveMatch, archive: Archive): Promise<Trouble | null> {
  if (match.header.undo === 'asked') return null;
  return match.retake(async (timeline) => {
    const trouble = await askForUndo(archive, match.header.id);
    return trouble ?? timeline.fork(timeline.length, 'asked');
  });
}

/**
 * Writes the log that the linked phones have agreed on: the first `keep` entries of the match stay, and those
 * of `agreed` follow. All of it is written or nothing. Then calls `onDisk`, and shows it. Entries that the
 * host has `confirmed` are shown before they are on this disk. If entries are replaced, the old log is kept as
 * a match of its own.
 */
export function storeAgreed(
  match: LiveMatch,
  archive: Archive,
  keep: number,
  agreed: Timeline,
  onDisk: () => void,
  confirmed: boolean,
): Promise<Trouble | null> {
  if (keep === match.timeline.length) return match.take(agreed, onDisk, confirmed);
  return match.retake(async (timeline, draw) => {
    const { length, rules } = agreed;
    const entries = agreed.entries.slice(keep);
    const positions = entries.flatMap(({ fingerprint }, index) => {
      const number = keep + index + 1;
      const position = () => rules.position.write(agreed.stateAt(number));
      return keepsPosition(number, length) ? { number, position: position(), fingerprint } : [];
    });
    const trouble = await rewriteLog(archive, {
      match: match.header.id,
      length: timeline.length,
      keep,
      entries,
      positions,
      summary: summarise(rules, match.header.seats, agreed.state, agreed.tip()?.depth ?? 0, draw),
      filedAs: randomText(),
      now: Date.now(),
    });
    return trouble ?? agreed.fork();
  }, onDisk);
}

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
