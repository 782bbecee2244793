import { lookAtPhases } from '../../e2e/age-of-steam/support/phases';
import { test } from '../../e2e/support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'ko-KR' });

test('axe finds nothing in any phase with six seats, in Korean', async ({ page }) => {
  await lookAtPhases(page, 'ko');
});
