const ROUNDS = 7;
const SECONDS_A_ROUND = 0.7;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** What all but one value in twenty stay within. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Runs work that takes no time worth naming over and over; it returns how many things it did. */
export function perSecond(work: () => number): number {
  const round = () => {
    const started = performance.now();
    const end = started + SECONDS_A_ROUND * 1000;
    let done = 0;
    let now = started;
    while (now < end) {
      done += work();
      now = performance.now();
    }
    return (done / (now - started)) * 1000;
  };
  // The compiler takes its time to see what is worth while.
  round();
  return median(Array.from({ length: ROUNDS }, round));
}
