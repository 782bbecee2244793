import { entriesOf } from '../../gallery/kinds-in';
import { expect, test } from '../depot/support/test';
import { expectGoodLooks, expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { photographer, unlikeKept } from './sheet';
import { eachAlone, games, leaveOutRepeated, openGallery, outOfReach } from './support';

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
    const photograph = await photographer(page);
    const panels: string[] = [];
    const out: string[] = [];
    await eachAlone(page, async (frame, name) => {
      panels.push(await photograph(frame));
      await expectNextInSightOf(frame, name);
      for (const what of await outOfReach(frame, leastTarget(game))) out.push(`${name}: ${what}`);
    });
    expect.soft(out).toEqual([]);
    const names = entriesOf(game).map(({ name }) => name);
    const unlike = await unlikeKept(page, game, panels);
    expect(
      unlike.map((at) => names[at]),
      'unlike test/e2e/gallery/kept',
    ).toEqual([]);
  });
}
