import { readFileSync } from 'node:fs';

/** The kernel counts in these, on every Linux that Node runs on. */
export const TICKS_A_SECOND = 100;

/** What the line of a process or a thread in `/proc` says after its name, which may hold anything. */
export const figuresOf = (line: string): readonly string[] =>
  line.slice(line.lastIndexOf(')') + 2).split(' ');

/** The processor time of this thread so far, in seconds; null where the system does not tell it. */
export function processorSeconds(): number | null {
  let line: string;
  try {
    line = readFileSync('/proc/thread-self/stat', 'utf8');
  } catch {
    return null;
  }
  // `utime` and `stime` are the 12th and 13th.
  const figures = figuresOf(line);
  return (Number(figures[11]) + Number(figures[12])) / TICKS_A_SECOND;
}

/** How much processor time one test may take outside the long circle, in seconds. */
export const LIMIT = 20;

/** The sentence for a test that took too much; null: it did not. */
export function overLimit(name: string, seconds: number): string | null {
  if (seconds <= LIMIT) return null;
  const took = `“${name}” took ${seconds.toFixed(1)} s of processor time`;
  return `${took}; a test may take ${LIMIT} s. Make it smaller, or move it to a .long.test.ts file.`;
}
