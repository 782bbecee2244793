import { killWhilePlaying } from '../e2e/support/crash';
import { test } from '../e2e/support/test';

/** Other moments: `CRASH_SEED=… npx playwright test -c test/e2e-long crash`. */
const seed = process.env.CRASH_SEED ?? 'any moment';

// A recording would die with the browser.
test.use({ trace: 'off' });

test('however often the browser is killed, every action shown as played is there', async ({
  site,
  launchOptions,
}, info) => {
  await killWhilePlaying(25, { url: site.url, launchOptions, info, seed });
});
