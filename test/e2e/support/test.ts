import { readdirSync, readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { figuresOf, TICKS_A_SECOND } from '../../support/processor';
import { readNews } from './news';
import { PROCESSOR_TIME } from './reporter';
import { dist, Site } from './site';
import { withoutBriefs } from './without-briefs';

export { expect } from '@playwright/test';

/** Playwright's test, with a build served to each worker, usually that for production; `page.goto('./')` opens it. */
export const test = base.extend<
  { processor: undefined; briefs: boolean; news: 'read' | 'waits' },
  { folder: string; site: Site }
>({
  folder: [dist, { option: true, scope: 'worker' }],
  site: [
    async ({ folder }, use) => {
      const site = await Site.open(folder);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // Whether the first matches of a game begin with what they are about, before anything else can be tapped.
  briefs: [false, { option: true }],
  // Whether news is read as soon as it is in the way, or waits for a tap of the test itself.
  news: ['read', { option: true }],
  context: async ({ context, briefs }, use) => {
    if (!briefs) await context.addInitScript(withoutBriefs);
    await use(context);
  },
  page: async ({ page, news }, use) => {
    if (news === 'read') await readNews(page);
    await use(page);
  },
  processor: [
    // Playwright insists on a pattern here, though no fixture is needed.
    async ({ browserName: _ }, use, { annotations }) => {
      const before = processorTime();
      await use(undefined);
      const after = processorTime();
      if (before !== null && after !== null)
        annotations.push({ type: PROCESSOR_TIME, description: `${after - before}` });
    },
    { auto: true },
  ],
});

/** The same with as little motion as the system can ask for: for all that does not prove how something moves. */
export const still = test.extend({ contextOptions: { reducedMotion: 'reduce' } });

interface Process {
  readonly id: number;
  readonly parent: number;
  /** Of its own, and of the children that have ended. */
  readonly ticks: number;
}

/**
 * Seconds of processor time that a process and all that it has started have taken, the browser among them; null where
 * the system does not tell. Unlike the time on a clock it is the same on a machine that is busy with other things.
 */
function processorTime(root = process.pid): number | null {
  const found = processes();
  if (!found) return null;
  const mine = new Set([root]);
  // Parents are listed before their children, except where a number is used again.
  for (let size = 0; size < mine.size; ) {
    size = mine.size;
    for (const { id, parent } of found) if (mine.has(parent)) mine.add(id);
  }
  const ticks = found.filter(({ id }) => mine.has(id)).map((one) => one.ticks);
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

function processes(): readonly Process[] | null {
  if (process.platform !== 'linux') return null;
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const figures = figuresOf(readFileSync(`/proc/${name}/stat`, 'utf8'));
      const [, parent] = figures;
      const times = figures.slice(11, 15).map(Number);
      const ticks = times.reduce((sum, time) => sum + time, 0);
      return [{ id: Number(name), parent: Number(parent), ticks }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
