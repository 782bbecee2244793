import type { Timeline } from '../../kit/timeline';

/**
 * How many entries lay before each position of the line of play in force, the beginning first. What was taken
 * back and not restored is left out.
 */
export function momentsOf(timeline: Timeline): readonly number[] {
  const line = timeline.line();
  const moments = [0];
  for (let entries = 1; entries <= timeline.length; entries++) {
    const tip = timeline.line(entries).at(-1);
    if (tip && line[tip.depth - 1] === tip) moments[tip.depth] ??= entries;
  }
  return moments;
}
