import { LESSONS } from '../../../src/games/ultimate-railroads/words/lesson-steps';
import { lessonPanel, playByRing } from '../support/ring';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`somebody new follows the ring through the lesson ${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `ultimate-railroads/${id}`, steps: LESSONS[id], info });
    await expect(lessonPanel(page)).toContainText('You’re done!');
    await lessonPanel(page).getByRole('button', { name: 'Finish against computers' }).tap();
    await expect(page.locator('.ur-table__rooms')).toBeVisible();
    await expect(lessonPanel(page)).toHaveCount(0);
  });
}
