import type { Timeline } from '../../kit/timeline';

/** For each seat, what it would have scored had the match ended after each move; undone moves left out. */
export function worthOverTime(timeline: Timeline): readonly (readonly number[])[] {
  const { rules, header } = timeline;
  const moments: (readonly number[])[] = [];
  for (let entries = 0; entries <= timeline.length; entries++) {
    const depth = timeline.line(entries).length;
    // Taking back shortens the line: what was beyond is gone.
    moments.length = Math.min(moments.length, depth);
    moments[depth] = rules.standing(timeline.stateAt(entries)).scores;
  }
  return header.seats.map((_, seat) => moments.map((scores) => scores[seat] ?? 0));
}
