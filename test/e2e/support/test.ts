import { test as base } from '@playwright/test';
import { processorTime } from './processor-time';
import { PROCESSOR_TIME } from './reporter';
import { dist, Site } from './site';

export { expect } from '@playwright/test';

/** Playwright's test, with a build served to each worker, usually that for production; `page.goto('./')` opens it. */
export const test = base.extend<{ processor: undefined }, { folder: string; site: Site }>({
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
