import { still as test } from '../../support/test';
import { finger } from './hand';
import { firstMinutes } from './hour';

test.use({
  serviceWorkers: 'allow',
  actionTimeout: 15_000,
});

test('the first minutes of a person who has never played, on a phone', async ({ page }) => {
  await firstMinutes(page, finger, 'en');
});
