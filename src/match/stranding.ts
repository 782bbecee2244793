import type { PositionRecord } from '../archive/database';
import { type KeptPosition, readKept } from '../archive/kept-position';
import type { AnyReader } from '../kit/reader';
import type { Problem, Refusal } from '../kit/rules';
import type { Timeline } from '../kit/timeline';

/** Why a match cannot be played on, and what can be shown of it. */
export interface Stranding {
  /** The first entry, from 1, that does not replay. The timeline ends before it. */
  readonly entry: number;
  readonly reason: Problem | Refusal;
  /** Positions, oldest first, that can be shown; the last one is as near the end of the match as can be. */
  readonly kept: readonly KeptPosition[];
  readonly last: KeptPosition;
}

/** Gathers what can be shown of a match whose next entry does not follow from the timeline. */
export function strand(
  timeline: Timeline,
  reader: AnyReader | null,
  reason: Problem | Refusal,
  positions: readonly PositionRecord[],
): Stranding {
  const replayed = { entries: timeline.length, state: timeline.state };
  const { rules, header } = timeline;
  const readable = reader ? readKept(rules, reader, header.seed, positions) : [];
  const beyond = readable.filter(({ entries }) => entries > timeline.length);
  return {
    entry: timeline.length + 1,
    reason,
    kept: [replayed, ...beyond],
    last: beyond.at(-1) ?? replayed,
  };
}
