import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks; this is their rate on every Linux that Node runs on. */
export const TICKS_A_SECOND = 100;

/** The fields of a `stat` line in `/proc` after the name of the process, which may contain spaces and parentheses. */
export const figuresOf = (line: string): readonly string[] =>
  line.slice(line.lastIndexOf(')') + 2).split(' ');

/** The processor time of this thread so far, in seconds; null: not on this system. */
export function processorSeconds(): number | null {
  let line: string;
  try {
    line = readFileSync('/proc/thread-self/stat', 'utf8');
  } catch {
    return null;
  }
  // These fields are `utime` and `stime`.
  const figures = figuresOf(line);
  return (Number(figures[11]) + Number(figures[12])) / TICKS_A_SECOND;
}

/** How much processor time one test may take outside the long circle, in seconds. */
export const LIMIT = 20;

/** The error message for a test over the limit; null: it is not over it. */
export function overLimit(name: string, seconds: number): string | null {
  if (seconds <= LIMIT) return null;
  const took = `“${name}” took ${seconds.toFixed(1)} s of processor time`;
  return `${took}; a test may take ${LIMIT} s. Split it, or move it to a .long.test.ts file.`;
}
