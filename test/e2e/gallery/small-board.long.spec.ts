import { rustBelt } from '../../../src/games/age-of-steam/data/rust-belt';
import { hexesIn } from '../../../src/kit/hex-form';
import { smallBoard } from '../../games/age-of-steam/support/small-board';
import { expect, still as test } from '../depot/support/test';
import { ofEach, openGallery, textsOf } from './support';

test('every panel of Age of Steam is drawn on another board, with its hexes and its names', async ({
  page,
}) => {
  await openGallery(page, 'age-of-steam.small-board');
  const hexes = hexesIn(smallBoard.columns).length;
  const elsewhere = [...rustBelt.cities, ...rustBelt.towns].map(({ en }) => en);
  const wrong = await ofEach(page, async (frame, name) => {
    const drawn = (await frame.$$('[data-hex]')).length;
    expect.soft(drawn, name).toBe(name.endsWith('.standing') ? 0 : hexes);
    const texts = (await textsOf(frame)).join(' ');
    return elsewhere.filter((one) => texts.includes(one));
  });
  expect(wrong).toEqual([]);
});
