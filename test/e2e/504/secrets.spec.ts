import { legalIn } from '../../../src/games/504/view/model/base/legal';
import { people } from '../../support/people';
import { keepMatches } from '../support/kept-matches';
import { play } from '../support/match';
import { expectSameScreens } from '../support/secrets';
import { asked, cover, openMatch, played, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { bid } from './support/taps';

/** Three people bid for places in world 365; Ada has bid so much. */
function afterBid(amount: number) {
  const match = newMatch({ id: 'secrets', world: '365', seats: people(3) });
  const own = legalIn(stateOf(match)).find(({ form }) => form.amount === amount);
  if (!own) throw new Error(`no bid of ${amount}`);
  play(match, own.action);
  return match;
}

test('M3.4: what another seat has bid changes nothing on any screen before the last bid', async ({
  browser,
  site,
}) => {
  const one = await expectSameScreens(browser, site, async (page, note, which) => {
    await openMatch(page, afterBid(which ? 23 : 17));
    await expect(cover(page)).toBeVisible();
    await note('cover');
    await played(page, 1);
    await note('table');
    await tap(page.getByRole('button', { name: 'On the table' }));
    await expect(page.getByRole('dialog', { name: 'On the table' })).toBeVisible();
    await note('what is looked up');
    await page.keyboard.press('Escape');
    await settled(page);
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('button', { name: 'Log', exact: true }));
    await expect(page.locator('.log')).toBeVisible();
    await note('log');
  });
  expect(Object.keys(one)).toEqual(['cover', 'table', 'what is looked up', 'log']);
});

test('each bids behind a cover, and with the last bid all are shown', async ({ page }) => {
  await keepMatches(page, [newMatch({ id: 'bids', world: '365', seats: people(3) })]);
  await page.goto('./#/match/bids');
  for (const [plies, amount] of [17, 23, 4].entries()) {
    await played(page, plies);
    await bid(page, amount);
    await settled(page);
    if (plies === 2) break;
    await expect(cover(page)).toBeVisible();
    for (const secret of ['$17', '$23'])
      await expect(page.locator('body')).not.toContainText(secret);
  }
  await expect(asked(page)).toContainText('Choose your place in the order');
  for (const bid of ['Ada: $17', 'Ben: $23', 'Cleo: $4'])
    await expect(asked(page)).toContainText(bid);
});
