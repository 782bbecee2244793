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
  const renderer = await processOfPage(browser);
  let timer: NodeJS.Timeout;
  const rest = () => {
    process.kill(renderer, 'SIGSTOP');
    timer = setTimeout(run, RUNS * (times - 1));
  };
  const run = () => {
    process.kill(renderer, 'SIGCONT');
    timer = setTimeout(rest, RUNS);
  };
  run();
  return {
    page,
    slower: before / (await loops(page)),
    close: async () => {
      clearTimeout(timer);
      process.kill(renderer, 'SIGCONT');
      await browser.close();
    },
  };
}

/** The process in which the page runs: of all of its kind the one that has been busy. */
async function processOfPage(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const [busiest] = renderers.sort((a, b) => b.cpuTime - a.cpuTime);
  if (!busiest) throw new Error('Chromium names no process of a page.');
  return busiest.id;
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
