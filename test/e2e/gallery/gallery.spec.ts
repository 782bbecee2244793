import { entriesOf } from '../../gallery/kinds-in';
import { expect, still as test } from '../depot/support/test';
import { expectNoFindingsIn } from '../support/axe';
import { expectNextInSightOf } from '../support/in-sight';
import { photographer, unlikeKept } from './sheet';
import {
  eachAlone,
  games,
  leaveOutRepeated,
  ofEach,
  openGallery,
  openPart,
  outOfReach,
  parts,
  wrongWithMap,
} from './support';

/** Who watches looks at the map, and so does who has chosen a place on it. */
const isLookedAt = (game: string, name: string) => {
  const entry = entriesOf(game).find((one) => name === `${game}/${one.name}`);
  return entry?.as === 'watch' || entry?.as === 'still';
};

/** What is lit on this map is as large as a finger; on others a tap beside it means the nearest one. */
const leastTarget = (game: string) => (game === '504' ? 24 : 0);

for (const part of parts)
  test(`what is pressed next is in sight, nothing sticks out, and axe finds nothing: ${part.name}`, async ({
    page,
  }) => {
    await openPart(page, part);
    const out = await ofEach(page, async (frame, name) => {
      await expectNextInSightOf(frame, name);
      return [
        ...(await outOfReach(frame, leastTarget(part.game))),
        ...(await wrongWithMap(frame, isLookedAt(part.game, name))),
      ];
    });
    expect.soft(out).toEqual([]);
    await leaveOutRepeated(page);
    // What is left out moves the rest, so that targets lie elsewhere; and each panel is a page of its own elsewhere. In
    // the long circle nothing is left out, and the dark is looked at, too.
    await expectNoFindingsIn(page, part.name, 'light', ['landmark-unique', 'target-size']);
  });

// Each panel is drawn once more for its picture.
for (const game of games)
  test(`every panel of ${game} looks as kept`, { tag: '@long' }, async ({ page }) => {
    await openGallery(page, game);
    const photograph = await photographer(page);
    const panels = new Map<string, string>();
    await eachAlone(page, async (frame, name) => {
      panels.set(name, await photograph(frame));
    });
    expect(await unlikeKept(page, game, panels)).toEqual([]);
  });
