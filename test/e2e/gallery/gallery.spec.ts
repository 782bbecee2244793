import { entriesOf } from '../../gallery/kinds-in';
import { expect, test } from '../depot/support/test';
import { lostIn, whenEnlarged } from '../screens/enlarged';
import { isForeign } from '../screens/names';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { unlikeKept } from './sheet';
import {
  games,
  leaveOutRepeated,
  ofEach,
  openGallery,
  openPanel,
  outOfReach,
  textsOf,
} from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is lit on this map is as large as a finger; on others a tap beside it means the nearest one. */
const leastTarget = (game: string) => (game === '504' ? 40 : 0);

for (const game of games) {
  test(`axe finds nothing in any panel of ${game}`, async ({ page }) => {
    await openGallery(page, game);
    await leaveOutRepeated(page);
    // Each panel is a page of its own elsewhere.
    await expectNoFindingsIn(page, game, 'light', ['landmark-unique']);
    await expectGoodLooks(page, game, 'dark');
  });

  test(`in every panel of ${game} what is pressed next is in sight, nothing stands out, and it looks as kept`, async ({
    page,
  }) => {
    await openGallery(page, game);
    const names = entriesOf(game).map(({ name }) => name);
    const unlike = await unlikeKept(page, game);
    expect
      .soft(
        unlike.map((at) => names[at]),
        'unlike test/e2e/gallery/kept',
      )
      .toEqual([]);
    const out = await ofEach(page, async (frame, name) => {
      await expectNextInSightOf(frame, name);
      return outOfReach(frame, leastTarget(game));
    });
    expect(out).toEqual([]);
  });

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

// Depot is no game that anybody plays.
for (const game of games.filter((one) => one !== 'depot'))
  test(`with text of twice the size nothing is cut off in any panel of ${game}`, async ({
    page,
  }) => {
    await openGallery(page, game);
    const cut = await whenEnlarged(page, () => ofEach(page, lostIn));
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
