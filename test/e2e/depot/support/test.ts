import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { Site } from '../../support/site';

export { expect } from '@playwright/test';

/** What `npm run build:test-game` leaves. */
const testBuild = fileURLToPath(new URL('../../../../dist-test', import.meta.url));

/** Playwright's test, with the build that has the test game. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome wants a pattern here and Playwright insists on one: there is nothing to take from it.
    async ({ browserName: _ }, use) => {
      const site = await Site.open(testBuild);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
