import { LESSONS } from '../../../src/games/504/words/lesson-steps';
import { views } from '../../../src/games/views';
import { lessonPanel, playByRing } from '../support/ring';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
test.skip(!('504' in views), 'the app does not offer 504 yet');

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`somebody new follows the ring through the lesson ${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `504/${id}`, steps: LESSONS[id], info });
    await expect(lessonPanel(page)).toContainText('You’re done!');
    await lessonPanel(page).getByRole('button', { name: 'Finish against computers' }).tap();
    await expect(page.locator('.f-table__rooms')).toBeVisible();
    await expect(lessonPanel(page)).toHaveCount(0);
  });
}

test('whoever goes astray is told so, and led back by the ring', async ({ page }) => {
  await page.goto('./#/learn/504/roads');
  const say = lessonPanel(page).locator('.lesson__said');
  await expect(say).toContainText('the field');
  // From the city to the grassland: allowed, but not what is asked.
  await page.locator('[data-hex="0,0"]').tap();
  await page.locator('[data-hex="1,1"]').tap();
  await expect(say).toContainText('That’s allowed, but build from the forest to the field.');
  await page.getByRole('button', { name: 'Road:' }).last().tap();
  await expect(page.getByRole('status').filter({ hasText: 'That’s allowed' })).toBeVisible();
  await playByRing(page, { lesson: '504/roads', steps: LESSONS.roads, info: test.info() });
  await expect(lessonPanel(page)).toContainText('You’re done!');
});
