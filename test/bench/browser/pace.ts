import { median, p95 } from '../measure';
import type { Row } from '../row';

/** Milliseconds between two looks. */
const EVERY = 500;
/** Some milliseconds of work. */
const STEPS = 2_000_000;

/**
 * Watches how fast the machine itself runs meanwhile: a cloud's machine shares its processor with others, and
 * what a page takes longer because of them is not the page's doing. The rows are times of a fixed piece of work
 * by the clock, waits for a processor included, against its shortest.
 */
export function watchPace(): () => readonly Row[] {
  const times: number[] = [];
  const timer = setInterval(() => times.push(work()), EVERY);
  return () => {
    clearInterval(timer);
    const best = Math.min(...times);
    const what = 'the machine itself, against its best';
    return [
      { what: `${what}: median`, figure: median(times) / best, unit: '×' },
      { what: `${what}: 19 in 20 within`, figure: p95(times) / best, unit: '×' },
    ];
  };
}

/** Milliseconds. */
function work(): number {
  const started = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step++) sum = (sum * 31 + step) | 0;
  // Without a use of the sum the loop would be nothing.
  return performance.now() - started + (sum & 0);
}
