import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/playwright.config';

/** Milliseconds that a slowed process runs at a time. */
const RUNS = 4;

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
  const idle = await busyness(browser);
  const before = await loops(page);
  const renderer = busiest(idle, await busyness(browser));
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
  let slower = before / (await loops(page));
  // Timers come late, and what was to run for a while runs for longer.
  while (slower < times) {
    rests *= 1.15;
    slower = before / (await loops(page));
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

/** The process that has been busiest between two looks: the page's, if it looped between them. */
function busiest(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  const grown = [...after].map(([id, time]) => ({ id, by: time - (before.get(id) ?? 0) }));
  const [most] = grown.sort((a, b) => b.by - a.by);
  if (!most) throw new Error('Chromium names no process of a page.');
  return most.id;
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
