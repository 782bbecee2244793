import { loadMatch } from '../archive/log';
import { unprovenStart } from '../archive/match-row';
import { isTrouble, type Trouble } from '../archive/trouble';
import { isProblem, type Problem, type Refusal } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import { type IncompatibleLog, incompatibleLog } from './incompatible-log';
import type { MatchDeps } from './live-match';
import { isSameEntry } from './next';

/** A match as another tab has left it. */
export interface CaughtUp {
  /** The given timeline with more entries, or another one when linked phones have chosen another log. */
  readonly timeline: Timeline;
  readonly incompatible: IncompatibleLog | null;
}

/** Reads what another tab has written of a match since this timeline was read. */
export async function catchUp(timeline: Timeline, deps: MatchDeps): Promise<CaughtUp | Trouble> {
  const stored = await loadMatch(deps.archive, timeline.header.id);
  if (isTrouble(stored)) return stored;
  if (isProblem(stored)) {
    const record = { header: timeline.header };
    const nothing = { positions: [], record };
    return { timeline, incompatible: incompatibleLog(timeline, null, stored, nothing, true) };
  }
  const { entries, record } = stored;
  const { undo } = record.header;
  const last = timeline.entries.at(-1);
  const goesOn =
    undo === timeline.header.undo &&
    (last === undefined || isSameEntry(last, entries[timeline.length - 1]));
  const next = goesOn ? timeline : timeline.afresh(undo);
  let reason: Problem | Refusal | null = unprovenStart(record);
  for (const entry of reason ? [] : entries.slice(next.length)) {
    reason = next.append(entry);
    if (reason) break;
  }
  reason ??= stored.broken;
  const reader = reason && (await deps.reader(timeline.header.game));
  const unread = reason === stored.broken;
  const incompatible = reason && incompatibleLog(next, reader, reason, stored, unread);
  return { timeline: next, incompatible };
}
