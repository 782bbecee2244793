import { GAPS, MARKER_POINTS, SPECIALS } from '../data/board';

/** A place of the industry track by what is printed there. */
export interface LanePlace {
  readonly kind: 'points' | 'token' | 'gap';
  /** What is on it; for a gap, which has nothing of its own, what is right before it. */
  readonly printed: string;
}

const TOKEN_AT = SPECIALS.find(({ id }) => id === 'industry-token')?.space;
const signAt = (index: number) => (index === TOKEN_AT ? '?' : String(MARKER_POINTS[index] ?? ''));

/** The place at an index of the track (8.1), which is printed nowhere. */
export function lanePlace(index: number): LanePlace {
  if (GAPS.includes(index)) return { kind: 'gap', printed: signAt(index - 1) };
  return { kind: index === TOKEN_AT ? 'token' : 'points', printed: signAt(index) };
}

/** The gap of a slot for factories, from 1 (7.6). */
export const gapOfSlot = (slot: number): LanePlace => lanePlace(GAPS[slot - 1] ?? 0);
