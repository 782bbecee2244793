import { test as base } from '@playwright/test';
import { Site } from './site';

export { expect } from '@playwright/test';

/** Playwright's test, with the production build served to each worker; `page.goto('./')` opens it. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome wants a pattern here and Playwright insists on one: there is nothing to take from it.
    async ({ browserName: _ }, use) => {
      const site = await Site.open();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
