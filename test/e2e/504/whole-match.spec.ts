import { test } from '../support/test';
import { playByTaps } from './support/whole-match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `npm run test:long` plays more worlds.
test('two people play a whole match of 567 by taps on one phone', async ({ page }) => {
  await playByTaps(page, '567', 3);
});
