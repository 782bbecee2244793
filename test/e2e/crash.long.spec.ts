import { killWhilePlaying } from './support/crash';
import { test } from './support/test';

/** Other moments: `CIRCLE=long CRASH_SEED=… npx playwright test -c test/e2e crash`. */
const seed = process.env.CRASH_SEED ?? 'any moment';

// A recording would die with the browser.
test.use({ trace: 'off' });

test('however often the browser is killed, every action shown as played is there', async ({
  site,
  launchOptions,
}, info) => {
  await killWhilePlaying(25, { url: site.url, launchOptions, info, seed });
});
