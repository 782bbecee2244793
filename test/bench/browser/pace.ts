/** Some ten milliseconds of work on a machine at its best. */
const STEPS = 2_000_000;

/**
 * Milliseconds of a fixed piece of work by the clock, waits for a processor included: against its shortest they tell
 * how fast the machine runs just now. A cloud's machine shares its processors with others, and what a page takes
 * longer because of them is not the page's doing.
 */
export function pace(): number {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step++) sum = (sum * 31 + step) | 0;
  // Without a use of the sum the loop would be nothing.
  return performance.now() - started + (sum & 0);
}
