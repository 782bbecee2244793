import { LESSONS } from '../../../src/games/504/words/lesson-steps';
import { lostWhenEnlarged } from '../../e2e/screens/enlarged';
import { expectNoFindings } from '../../e2e/support/axe';
import { lessonPanel, playByRing } from '../../e2e/support/ring';
import { expect, test } from '../../e2e/support/test';

test.use({ locale: 'ko-KR', colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const id of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
  test(`the lesson ${id} leads to its end in Korean, and no text is cut`, async ({
    page,
  }, info) => {
    let looked = 0;
    await playByRing(page, {
      ...{ lesson: `504/${id}`, steps: LESSONS[id], info },
      look: async (where) => {
        expect.soft(await lostWhenEnlarged(page), where).toEqual([]);
        // What is asked and done is proved with the decisions of the table; here the lesson panel is above it.
        if (looked++ < 2) await expectNoFindings(page, where, 'dark');
      },
    });
    await expect(lessonPanel(page)).toContainText('다 배웠습니다');
  });
}
