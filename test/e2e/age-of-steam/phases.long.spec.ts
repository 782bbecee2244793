import { test } from '../support/test';
import { lookAtPhases } from './support/phases';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'ko-KR' });

test('axe finds nothing in any phase with six seats, in Korean', async ({ page }) => {
  await lookAtPhases(page, 'ko');
});
