import type { Archive } from '../archive/database';
import { keepsPosition } from '../archive/log';
import { askForUndo } from '../archive/match-changes';
import { rewriteLog } from '../archive/rewrite-log';
import { summarise } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import type { UndoReach } from '../kit/header';
import type { Entry } from '../kit/log';
import type { Timeline } from '../kit/timeline';
import type { LiveMatch } from './live-match';
import { randomText } from './random-text';

/** The same match with a log of its own, for a session that appends by itself. */
export function ownTimeline({ timeline }: LiveMatch): Timeline {
  return continued(timeline, timeline.length, []);
}

/** Opens a match of this phone's own to others: from now on they ask each other before anything is taken back. */
export async function shareMatch(match: LiveMatch, archive: Archive): Promise<Trouble | null> {
  if (match.header.undo === 'asked') return null;
  return match.retake(async (timeline) => {
    const trouble = await askForUndo(archive, match.header.id);
    return trouble ?? continued(timeline, timeline.length, [], 'asked');
  });
}

/**
 * Keeps the first `keep` entries of a match and writes these after them, all or none, durably; then calls
 * `onDisk`, then shows them. One that the host has `confirmed` need not wait for this disk to be shown. Where
 * something is cut off, the log as it was stays as a match of its own.
 */
export function storeAgreed(
  match: LiveMatch,
  archive: Archive,
  keep: number,
  entries: readonly Entry[],
  onDisk: () => void,
  confirmed: boolean,
): Promise<Trouble | null> {
  const [entry] = entries;
  if (entry && entries.length === 1 && keep === match.timeline.length)
    return match.take(entry, onDisk, confirmed);
  return match.retake(async (timeline, draw) => {
    const next = continued(timeline, keep, entries);
    const { length, rules } = next;
    const positions = entries.flatMap(({ fingerprint }, index) => {
      const number = keep + index + 1;
      const position = () => rules.position.write(next.stateAt(number));
      return keepsPosition(number, length) ? { number, position: position(), fingerprint } : [];
    });
    const trouble = await rewriteLog(archive, {
      match: match.header.id,
      length: timeline.length,
      keep,
      entries,
      positions,
      summary: summarise(rules, next.state, next.line().length, draw),
      filedAs: randomText(),
      now: Date.now(),
    });
    return trouble ?? next;
  }, onDisk);
}

function continued(
  timeline: Timeline,
  keep: number,
  entries: readonly Entry[],
  undo?: UndoReach,
): Timeline {
  const next = timeline.afresh(undo);
  for (const entry of [...timeline.entries.slice(0, keep), ...entries]) {
    const refused = next.append(entry);
    if (refused) throw new Error(`an agreed entry was refused: ${JSON.stringify(refused)}`);
  }
  return next;
}
