import { type KeptPosition, readKept } from '../archive/kept-position';
import type { StoredMatch } from '../archive/log';
import { unprovenStart } from '../archive/match-row';
import type { AnyReader } from '../kit/reader';
import type { Problem, Refusal } from '../kit/rules';
import type { Timeline } from '../kit/timeline';

/** Why a match cannot be continued, and what can be shown of it. */
export interface IncompatibleLog {
  /** The first entry, from 1, that does not replay. The timeline ends before it. */
  readonly entry: number;
  readonly reason: Problem | Refusal;
  /** The log itself is damaged; else the rules have changed since it was played. */
  readonly damaged: boolean;
  /** It was imported so: nothing vouches for its positions but the file. */
  readonly isFromFile: boolean;
  /** The positions that can be shown, oldest first. The last one is as close to the end of the match as possible. */
  readonly kept: readonly KeptPosition[];
  readonly last: KeptPosition;
}

/** What is stored of the match in addition to its log. */
interface Stored extends Pick<StoredMatch, 'positions'> {
  readonly record: Pick<StoredMatch['record'], 'header' | 'forReading'>;
}

/** What can be shown of a match whose next entry does not follow, or cannot even be read (`unread`). */
export function incompatibleLog(
  timeline: Timeline,
  reader: AnyReader | null,
  reason: Problem | Refusal,
  { positions, record }: Stored,
  unread: boolean,
): IncompatibleLog {
  const replayed = { entries: timeline.length, state: timeline.state };
  const { rules, header } = timeline;
  const readable = reader ? readKept(rules, reader, header, positions) : [];
  const beyond = readable.filter(({ entries }) => entries > timeline.length);
  return {
    entry: timeline.length + 1,
    reason,
    // The rules of its own version would replay a sound log.
    damaged: unread || (header.rulesVersion === rules.version && !unprovenStart(record)),
    isFromFile: record.forReading === true,
    kept: [replayed, ...beyond],
    last: beyond.at(-1) ?? replayed,
  };
}
