import { lostWhenEnlarged } from './screens/enlarged';
import { expectNoFindings } from './support/axe';
import { followByRing, LESSONS, lessonPanel, playByRing } from './support/lessons';
import { settled, tap } from './support/table';
import { expect, still as test } from './support/test';

for (const lesson of LESSONS.flat()) followByRing(lesson);

test('what a lesson says of a step that is done is in sight', async ({ page }) => {
  await page.goto('./#/learn/ultimate-railroads/tracks');
  await settled(page);
  const panel = lessonPanel(page);
  const steps = LESSONS.flat().find(({ id }) => id === 'tracks')?.steps ?? [];
  for (let step = 0; step < steps.indexOf('doubler'); step++)
    await tap(panel.getByRole('button', { name: /^(Next|Skip this step)$/ }));
  await tap(page.locator('[data-space="doubler"]'));
  await tap(page.getByRole('button', { name: /^Use/ }));
  await expect(panel).toContainText('over the first square of the Trans-Siberian');
  const line = page.locator('[data-looked] [data-line="trans"]');
  await expect(line).toBeInViewport({ ratio: 0.9 });
});

test.describe('in Korean, on a dark screen', () => {
  test.use({ locale: 'ko-KR', colorScheme: 'dark' });

  for (const { game, id, steps } of LESSONS.flat())
    test(`the lesson ${game}/${id} leads to its end, and no text is cut`, async ({
      page,
    }, info) => {
      let looked = 0;
      await playByRing(page, {
        ...{ lesson: `${game}/${id}`, steps, info },
        look: async (where) => {
          expect.soft(await lostWhenEnlarged(page), where).toEqual([]);
          // What is asked and done is proved with the decisions of the table; here the lesson panel is above it.
          if (looked++ < 2) await expectNoFindings(page, where, 'dark');
        },
      });
      await expect(lessonPanel(page)).toContainText('다 배웠습니다');
    });
});
