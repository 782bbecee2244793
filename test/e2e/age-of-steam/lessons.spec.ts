import { LESSONS } from '../../../src/games/age-of-steam/words/lesson-steps';
import { lessonPanel, playByRing } from '../support/ring';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 10_000, contextOptions: { reducedMotion: 'reduce' } });

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`somebody new follows the ring through the lesson ${id}`, async ({ page }, info) => {
    await playByRing(page, { lesson: `age-of-steam/${id}`, steps: LESSONS[id], info });
    await expect(lessonPanel(page)).toContainText('You’re done!');
    await lessonPanel(page).getByRole('button', { name: 'Finish against computers' }).tap();
    await expect(page.locator('.aos-table__rooms')).toBeVisible();
  });
}

test.describe('in Korean, on a dark screen', () => {
  test.use({ locale: 'ko-KR', colorScheme: 'dark' });
  for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
    test(`the lesson ${id} leads to its end`, async ({ page }, info) => {
      await playByRing(page, { lesson: `age-of-steam/${id}`, steps: LESSONS[id], info });
      await expect(lessonPanel(page)).toContainText('다 배웠습니다');
    });
  }
});
