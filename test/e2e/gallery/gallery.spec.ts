import { entriesOf } from '../../gallery/kinds-in';
import { expect, test } from '../depot/support/test';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { photographer, unlikeKept } from './sheet';
import { eachAlone, games, leaveOutRepeated, ofEach, openGallery, outOfReach } from './support';

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

  // Each panel is drawn once more for its picture.
  test(`every panel of ${game} looks as kept`, { tag: '@long' }, async ({ page }) => {
    await openGallery(page, game);
    const photograph = await photographer(page);
    const panels: string[] = [];
    await eachAlone(page, async (frame) => {
      panels.push(await photograph(frame));
    });
    const names = entriesOf(game).map(({ name }) => name);
    const unlike = await unlikeKept(page, game, panels);
    expect(unlike.map((at) => names[at])).toEqual([]);
  });
}
