import { LESSONS } from '../../../src/games/504/words/lesson-steps';
import { lessonPanel, playByRing } from '../support/ring';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

test('whoever goes astray is told so, and led back by the ring', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/learn/504/roads');
  const say = lessonPanel(page).locator('.lesson__said');
  await expect(say).toContainText('the field');
  // From the city to the grassland: allowed, but not what is asked.
  await page.locator('[data-hex="0,0"]').tap();
  await page.locator('[data-hex="1,1"]').tap();
  await page.locator('.f-offer[data-offer^="road"]').tap();
  await expect(say).toContainText('That’s allowed, but build from the forest to the field.');
  await page
    .getByRole('button', { name: /^Road to/ })
    .last()
    .tap();
  await expect(page.getByRole('status').filter({ hasText: 'That’s allowed' })).toBeVisible();
  await playByRing(page, { lesson: '504/roads', steps: LESSONS.roads, info: test.info() });
  await expect(lessonPanel(page)).toContainText('You’re done!');
});
