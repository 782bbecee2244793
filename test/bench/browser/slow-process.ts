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
  const before = await loops(page);
  const renderers = await pids(browser);
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, what: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, ms);
    timers.add(timer);
  };
  const tell = (sign: NodeJS.Signals) => {
    for (const pid of renderers) process.kill(pid, sign);
  };
  const rest = () => {
    tell('SIGSTOP');
    later(RUNS * (times - 1), run);
  };
  const run = () => {
    tell('SIGCONT');
    later(RUNS, rest);
  };
  run();
  return {
    page,
    slower: before / (await loops(page)),
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      tell('SIGCONT');
      await browser.close();
    },
  };
}

/** The processes in which pages run. */
async function pids(browser: Browser): Promise<readonly number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
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
