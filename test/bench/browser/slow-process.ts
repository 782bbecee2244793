import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/playwright.config';

/** Milliseconds that a slowed process runs at a time. */
const RUNS = 4;
/** Milliseconds that it rests at most between: more is needed only if it is not what runs the page. */
const LONGEST_REST = 100;
/** Seconds of processor time in half a second of which a process counts as busy. */
const BUSY = 0.1;

/** A phone whose page is slowed down with all its workers. */
export interface SlowPhone {
  readonly page: Page;
  /** How many times slower a loop in the page has become. */
  readonly slower: number;
  close(): Promise<void>;
}

/**
 * Chromium's own slowing reaches a page's main thread alone, and computers think in workers: here the whole
 * process of the page is stopped for most of every few milliseconds.
 */
export async function openSlowPhone(executablePath: string, times: number): Promise<SlowPhone> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  const renderer = await processOf(browser, page);
  const before = await mostLoops(page);
  let timer: NodeJS.Timeout;
  let rests = RUNS * (times - 1);
  const rest = () => {
    process.kill(renderer, 'SIGSTOP');
    timer = setTimeout(run, rests);
  };
  const run = () => {
    process.kill(renderer, 'SIGCONT');
    timer = setTimeout(rest, RUNS);
  };
  run();
  let slower = before / (await mostLoops(page));
  // Timers come late, and what was to run for a while runs for longer.
  while (slower < times) {
    rests *= 1.15;
    if (rests > LONGEST_REST) throw new Error('The process of the page cannot be slowed down.');
    slower = before / (await mostLoops(page));
  }
  return {
    page,
    slower,
    close: async () => {
      clearTimeout(timer);
      process.kill(renderer, 'SIGCONT');
      await browser.close();
    },
  };
}

/** Milliseconds of processor time that each process with a page has taken so far, by its number. */
async function busyness(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** The process that runs the page: the only one that is busy while the page loops. */
async function processOf(browser: Browser, page: Page): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const before = await busyness(browser);
    await loops(page);
    const times = [...(await busyness(browser))];
    const busy = times.filter(([id, time]) => time - (before.get(id) ?? 0) > BUSY);
    const [only] = busy;
    // While the browser is still starting, others are busy too.
    if (only && busy.length === 1) return only[0];
  }
  throw new Error('Chromium names no process that is busy with the page alone.');
}

/** Of a few tries: whatever else the machine is busy with takes its part of one more than of another. */
async function mostLoops(page: Page): Promise<number> {
  const tries: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) tries.push(await loops(page));
  return Math.max(...tries);
}

/** How often a small loop runs in half a second. */
function loops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ends = performance.now() + 500;
    let count = 0;
    while (performance.now() < ends) count++;
    return count;
  });
}
