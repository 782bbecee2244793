import { entriesOf } from '../../gallery/kinds-in';
import { expect, still as test } from '../depot/support/test';
import { lostIn, whenEnlarged } from '../screens/enlarged';
import { isForeign } from '../screens/names';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { eachAlone, games, ofEach, openGallery, openPanel, textsOf } from './support';

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

// Depot is no game that anybody plays.
for (const game of games.filter((one) => one !== 'depot'))
  test(`with text of twice the size nothing is cut off in any panel of ${game}`, async ({
    page,
  }) => {
    await openGallery(page, game);
    const cut: string[] = [];
    await whenEnlarged(page, () =>
      eachAlone(page, async (frame, name) => {
        for (const what of await lostIn(frame)) cut.push(`${name}: ${what}`);
      }),
    );
    expect(cut).toEqual([]);
  });

// Each in another world.
for (const kind of ['act', 'company-act', 'trolley', 'bid', 'fight', 'shrink'])
  test(`axe finds nothing in what is looked up in 504 at ${kind}, and it is in sight`, async ({
    page,
  }) => {
    await openPanel(page, '504', kind);
    await page.getByRole('button', { name: 'On the table' }).tap();
    const sheet = page.getByRole('dialog', { name: 'On the table' });
    await expect(sheet).toBeVisible();
    await expectNextInSightOf(sheet, kind);
    await expectNoFindingsIn(page, kind, 'light', ['page-has-heading-one']);
    await expectGoodLooks(page, kind, 'dark');
  });

for (const game of games) {
  test(`every panel of ${game} speaks Korean`, async ({ page }) => {
    await openGallery(page, game, { language: 'ko' });
    const foreign = await ofEach(page, async (frame) => {
      const texts = await textsOf(frame);
      expect.soft(texts.join(' ')).toMatch(/[가-힣]/);
      return texts.filter((text) => isForeign(text, 'ko'));
    });
    expect(foreign).toEqual([]);
  });
}
