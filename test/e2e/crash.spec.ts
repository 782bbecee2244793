import { killWhilePlaying } from './support/crash';
import { test } from './support/test';

/** Of this one the phone plays a whole action before the action during which it is killed. */
const SEED = 'one moment';

// A recording would die with the browser.
test.use({ trace: 'off' });

test('when the browser is killed, every action shown as played is there', async ({
  site,
  launchOptions,
}, info) => {
  await killWhilePlaying(1, { url: site.url, launchOptions, info, seed: SEED });
});
