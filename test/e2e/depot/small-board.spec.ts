import { hexesIn } from '../../../src/kit/hex-form';
import { randomFrom } from '../../../src/kit/random';
import { smallBoard } from '../../games/age-of-steam/support/small-board';
import { thrifty } from '../../games/age-of-steam/support/walk';
import { freshMatch, stateOf } from '../age-of-steam/support/match';
import { keepMatches } from '../support/kept-matches';
import { play } from '../support/match';
import { ranking, settled } from '../support/table';
import { expect, still as test } from './support/test';

test('a match of Age of Steam on another board is played, ranked and shown again by the app', async ({
  page,
}) => {
  const seats = 3;
  const open = freshMatch({ id: 'open', seats, seed: 'small board', board: smallBoard });
  const over = freshMatch({ id: 'over', seats, seed: 'small board', board: smallBoard });
  const random = randomFrom('small board');
  while (over.rules.toAct(over.state) !== null) play(over, thrifty(stateOf(over), random));
  await keepMatches(page, [open, over]);
  const hexes = page.locator('[data-hex]');
  const { length } = hexesIn(smallBoard.columns);

  await page.goto('./#/match/open');
  await settled(page);
  await expect(hexes).toHaveCount(length);

  await page.goto('./#/match/over');
  await settled(page);
  await expect(ranking(page)).toBeVisible();
  await expect(page.getByText(smallBoard.name.en).first()).toBeVisible();

  await page.goto('./#/match/over/replay');
  await settled(page);
  await expect(hexes).toHaveCount(length);
});
