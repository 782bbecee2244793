import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../age-of-steam/support/match';
import { expect, test } from '../support/test';
import { newMatch, open, play, stateOf } from './support/match';
import { asked } from './support/taps';

const ROUNDS = 3;

test('the log of a long match shows its newest lines first, and the first of all at its end', async ({
  page,
}) => {
  const match = newMatch({ id: 'long', seats: people(4), seed: 'log' });
  const random = randomFrom('log');
  while (factsOf(stateOf(match)).round <= ROUNDS) play(match, builder(stateOf(match), random));
  await open(page, match);
  const cover = page.locator('.cover');
  await expect(asked(page).or(cover).first()).toBeVisible();
  if (await cover.isVisible()) await cover.getByRole('button').first().tap();
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  const opening = lines.filter({ hasText: 'takes a starting card' });
  await expect(opening).toHaveCount(0);
  await expect(async () => {
    await lines.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(opening.first()).toBeAttached({ timeout: 300 });
  }).toPass();
  expect(await lines.count()).toBeGreaterThan(60);
});
