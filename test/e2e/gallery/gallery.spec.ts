import { expect, test } from '../depot/support/test';
import { lostIn, whenEnlarged } from '../screens/enlarged';
import { isForeign } from '../screens/names';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { games, leaveOutRepeated, ofEach, openGallery, outOfReach, textsOf } from './support';

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

  test(`in every panel of ${game} what is pressed next is in sight, and nothing stands out`, async ({
    page,
  }) => {
    await openGallery(page, game);
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
