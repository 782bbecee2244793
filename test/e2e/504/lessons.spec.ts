import { views } from '../../../src/games/views';
import { LESSONS } from '../../../src/games/504/words/lesson-steps';
import { coach, playByRing } from '../support/ring';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });
test.skip(!('504' in views), 'the app does not offer 504 yet');

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`somebody new follows the ring through the lesson ${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `504/${id}`, steps: LESSONS[id], info });
    await expect(coach(page)).toContainText('You’re done!');
    await coach(page).getByRole('button', { name: 'Finish against computers' }).tap();
    await expect(page.locator('.f-table__rooms')).toBeVisible();
    await expect(coach(page)).toHaveCount(0);
  });
}
