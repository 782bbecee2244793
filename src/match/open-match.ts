import { loadMatch, type StoredMatch } from '../archive/log';
import { unprovenStart } from '../archive/match-row';
import { summarise } from '../archive/summary';
import { isTrouble, type Trouble } from '../archive/trouble';
import { type AnyReader, needsReader } from '../kit/reader';
import { isProblem, type Problem, type Refusal } from '../kit/rules';
import { Timeline } from '../kit/timeline';
import type { IncompatibleLog } from './incompatible-log';
import type { LiveMatch, MatchDeps } from './live-match';
import { Match } from './match';
import { tabLock } from './tab-lock';

/**
 * Opens a match of this phone at its last entry. `playing` if no other tab holds the lock, else `watching`; `incompatible`
 * if its log no longer replays. A problem when the app lacks its game or cannot set it up.
 */
export async function openMatch(
  id: string,
  deps: MatchDeps,
): Promise<LiveMatch | Problem | Trouble> {
  const locks = deps.locks === undefined ? (globalThis.navigator?.locks ?? null) : deps.locks;
  const lock = tabLock(locks, id);
  // The lock first: then no other tab writes what is loaded.
  await lock.take(false);
  const opened = await open(id, deps);
  if (isProblem(opened) || isTrouble(opened)) {
    lock.release(Promise.resolve());
    return opened;
  }
  return new Match({ ...opened, deps, lock });
}

async function open(id: string, deps: MatchDeps) {
  const stored = await loadMatch(deps.archive, id);
  if (isProblem(stored) || isTrouble(stored)) return stored;
  const { game } = stored.record.header;
  const rules = await deps.rules(game);
  if (!rules) return { problem: 'unknown-game', at: 'header.game', game };
  const { header } = stored.record;
  const reader = needsReader(header) ? await deps.reader(game) : null;
  const unproven = unprovenStart(stored.record);
  const begun = Timeline.begin(rules, header, unproven && reader ? asWritten(reader) : reader);
  if (!begun.ok) return begun.problem;
  const timeline = begun.value;
  const reason = unproven ?? replay(timeline, stored);
  const draw = (await deps.drawMiniature?.(game)) ?? null;
  const incompatible = reason && (await explainIncompatible(timeline, reason, stored, deps));
  if (stored.mended) {
    const state = incompatible?.last.state ?? timeline.state;
    const { mendMatch } = await import('../archive/match-changes');
    await mendMatch(
      deps.archive,
      stored.record,
      summarise(rules, header.seats, state, timeline.line().length, draw),
    );
  }
  return { timeline, incompatible, draw };
}

async function explainIncompatible(
  timeline: Timeline,
  reason: Problem | Refusal,
  stored: StoredMatch,
  deps: MatchDeps,
): Promise<IncompatibleLog> {
  const { incompatibleLog } = await import('./incompatible-log');
  const reader = await deps.reader(timeline.header.game);
  return incompatibleLog(timeline, reader, reason, stored, reason === stored.broken);
}

/** The reader, for a position on which nothing may be played. */
function asWritten({ settle: _, ...reader }: AnyReader): AnyReader {
  return reader;
}

/** Appends the stored log; returns why when it does not replay. */
function replay(timeline: Timeline, stored: StoredMatch): Problem | Refusal | null {
  for (const entry of stored.entries) {
    const reason = timeline.append(entry);
    if (reason) return reason;
  }
  return stored.broken;
}
