import { entriesOf } from '../../gallery/kinds-in';
import { test } from '../depot/support/test';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { games, ofEach, openGallery, openPanel } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Depot is no game that anybody plays.
for (const game of games.filter((one) => one !== 'depot'))
  for (const language of ['en', 'ko'] as const)
    test(`with the largest letters what is pressed next is in sight in every panel of ${game}, ${language}`, async ({
      page,
    }) => {
      await openGallery(page, game, { language, text: 'largest' });
      await ofEach(page, async (frame, name) => {
        await expectNextInSightOf(frame, name);
        return [];
      });
    });

for (const game of games) {
  test(`axe finds nothing in any panel of ${game} in Korean, in the dark`, async ({ page }) => {
    for (const { name } of entriesOf(game)) {
      await openPanel(page, game, name, { language: 'ko' });
      await expectNoFindingsIn(page, name, 'dark', ['page-has-heading-one']);
    }
  });

  test(`every panel of ${game} looks right on a phone on its side`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    for (const { name } of entriesOf(game)) {
      await openPanel(page, game, name);
      await expectGoodLooks(page, name, 'dark');
    }
  });
}
