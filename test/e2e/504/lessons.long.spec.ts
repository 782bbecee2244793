import { LESSONS } from '../../../src/games/504/words/lesson-steps';
import { lessonPanel, playByRing } from '../support/lessons';
import { asked, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';

test('a player who leaves the path of the lesson is told so, and led back by the ring', async ({
  page,
}) => {
  await page.goto('./#/learn/504/roads');
  await settled(page);
  const say = lessonPanel(page).locator('.lesson__said');
  await expect(say).toContainText('the field');
  // From the city to the grassland: allowed, but not what is asked.
  await tap(page.locator('[data-hex="0,0"]'));
  await tap(page.locator('[data-hex="1,1"]'));
  await tap(asked(page).locator('[data-offer^="road"]'));
  await expect(say).toContainText('That’s allowed, but build from the forest to the field.');
  await tap(
    asked(page)
      .getByRole('button', { name: /^Road to/ })
      .last(),
  );
  await expect(page.getByRole('status').filter({ hasText: 'That’s allowed' })).toBeVisible();
  await playByRing(page, { lesson: '504/roads', steps: LESSONS.roads, info: test.info() });
  await expect(lessonPanel(page)).toContainText('You’re done!');
});
