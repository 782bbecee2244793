import { test } from '../support/test';
import { finger } from './hand';
import { firstHour } from './hour';

test.use({
  serviceWorkers: 'allow',
  actionTimeout: 15_000,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the first hour of somebody who has never played, on a phone', async ({ page }) => {
  test.slow();
  await firstHour(page, finger, 'en');
});
