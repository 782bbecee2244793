import { killWhilePlaying } from './support/crash';
import { test } from './support/test';

/** With this seed a whole action is played before the one during which the browser is killed. */
const SEED = 'one moment';

// A recording would die with the browser.
test.use({ trace: 'off' });

test('when the browser is killed, every action shown as played is there', async ({
  site,
  launchOptions,
}, info) => {
  await killWhilePlaying(1, { url: site.url, launchOptions, info, seed: SEED });
});
