import { test } from '../support/test';
import { finger } from './hand';
import { firstHour } from './hour';

test.use({
  serviceWorkers: 'allow',
  // Some two hundred taps: a snapshot of the board at each would take longer than the hour.
  trace: 'off',
  actionTimeout: 15_000,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the first hour of somebody who has never played, on a phone', async ({ page }) => {
  test.slow();
  await firstHour(page, finger, 'en');
});
