import { loadMatch } from '../archive/log';
import { isTrouble, type Trouble } from '../archive/trouble';
import { isProblem } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { MatchDeps } from './live-match';
import { isSameEntry } from './same-entry';
import { type Stranding, strand } from './stranding';

/** A match as another tab has left it. */
export interface Seen {
  /** The one given, with more entries; another one where linked phones have chosen another log. */
  readonly timeline: Timeline;
  readonly stranding: Stranding | null;
}

/** Takes in what another tab has written of a match since this timeline was read. */
export async function lookAgain(timeline: Timeline, deps: MatchDeps): Promise<Seen | Trouble> {
  const stored = await loadMatch(deps.archive, timeline.header.id);
  if (isTrouble(stored)) return stored;
  if (isProblem(stored)) return { timeline, stranding: strand(timeline, null, stored, []) };
  const { entries, record, positions } = stored;
  const { undo } = record.header;
  const last = timeline.entries.at(-1);
  const goesOn =
    undo === timeline.header.undo &&
    (last === undefined || isSameEntry(last, entries[timeline.length - 1]));
  const next = goesOn ? timeline : timeline.afresh(undo);
  let reason = null;
  for (const entry of entries.slice(next.length)) {
    reason = next.append(entry);
    if (reason) break;
  }
  reason ??= stored.broken;
  const reader = reason && (await deps.reader(timeline.header.game));
  return { timeline: next, stranding: reason && strand(next, reader, reason, positions) };
}
