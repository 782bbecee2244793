import { expect, test } from '../depot/support/test';
import { lostIn, whenEnlarged } from '../screens/enlarged';
import { isForeign } from '../screens/names';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { games, leaveOutDrawings, ofEach, openGallery, outOfReach, textsOf } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is lit on the map is as large as a finger; elsewhere a tap beside it means the nearest one. */
const leastTarget = (game: string) => (game === '504' ? 40 : 0);

for (const game of games) {
  test(`axe finds nothing in any panel of ${game}, and nothing is out of sight or reach`, async ({
    page,
  }) => {
    await openGallery(page, game);
    const lost = await ofEach(page, async (frame, name) => {
      await expectNextInSightOf(frame, name);
      return outOfReach(frame, leastTarget(game));
    });
    expect.soft(lost).toEqual([]);
    const cut = await whenEnlarged(page, () => ofEach(page, lostIn));
    expect.soft(cut, 'with text of twice the size').toEqual([]);
    await leaveOutDrawings(page);
    await expectNoFindingsIn(page, game, 'light', ['landmark-unique']);
    await expectGoodLooks(page, game, 'dark');
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
