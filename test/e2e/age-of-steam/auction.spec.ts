import type { Page } from '@playwright/test';
import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { asked, played } from '../support/game-table';
import { keepMatches } from '../support/kept-matches';
import { heading } from '../support/table';
import { expect, test } from '../support/test';
import { recordedUpTo } from './support/match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: RegExp | string) =>
  asked(page).locator('.button:not([data-kind="icon"])').filter({ hasText: name });
const more = (page: Page) => asked(page).locator('.stepper .button').last();
const turnOf = (page: Page, name: string) => expect(heading(page, `${name}’s turn`)).toBeVisible();

/** Longer than a bid that is made for somebody stays in sight beforehand. */
const LATER = 2000;

/** Claire, Leon and Ada have $15 each, bid in this order, and nobody has bid. */
async function openAuction(page: Page): Promise<number> {
  const { match } = recordedUpTo('3-computers', 'bids', (state) => phaseOf(state) === 'auction');
  await keepMatches(page, [match]);
  await page.clock.install();
  await page.goto('./#/match/bids');
  await played(page, match.entries.length);
  return match.entries.length;
}

test('the phone bids for somebody by as little as it takes up to a limit, then drops out', async ({
  page,
}) => {
  const plies = await openAuction(page);
  for (let tap = 0; tap < 3; tap++) await more(page).tap();
  await button(page, 'Bid for me up to $4').tap();
  // The least bid, not the limit.
  await expect(asked(page)).toContainText('Claire bids $1');
  await button(page, 'Bid $2').tap();
  await turnOf(page, 'Ada');
  await button(page, /^Drop/).tap();

  // Claire's own phone says what it is about to do, and does it.
  await turnOf(page, 'Claire');
  await expect(asked(page)).toContainText('The phone bids for Claire');
  await expect(asked(page).getByRole('status')).toHaveText('Bid $3');
  await page.clock.runFor(LATER);
  await turnOf(page, 'Leon');
  await expect(asked(page)).toContainText('Claire bids $3');
  await more(page).tap();
  await button(page, 'Bid $5').tap();
  await turnOf(page, 'Claire');
  await expect(asked(page).getByRole('status')).toHaveText('Drop: 2nd, pay $3');
  await page.clock.runFor(LATER);
  await played(page, plies + 6);
  await expect(asked(page)).toContainText('Which action do you take?');
});

test('bidding for somebody can be stopped, and ends when something is taken back', {
  tag: '@long',
}, async ({ page }) => {
  const plies = await openAuction(page);
  await more(page).tap();
  await more(page).tap();
  await button(page, 'Bid for me up to $3').tap();
  await turnOf(page, 'Leon');
  await button(page, /^Drop/).tap();
  await turnOf(page, 'Ada');
  await button(page, 'Bid $2').tap();
  await turnOf(page, 'Claire');
  await button(page, 'Stop bidding for me').tap();
  await expect(button(page, 'Bid $3')).toBeVisible();
  await page.clock.runFor(LATER);
  await played(page, plies + 3);

  await button(page, 'Bid for me up to $3').tap();
  await turnOf(page, 'Ada');
  await page.getByRole('button', { name: /^Undo/ }).first().tap();
  await turnOf(page, 'Claire');
  await page.clock.runFor(LATER);
  await expect(button(page, 'Bid $3')).toBeVisible();
  await played(page, plies + 3);
});

test('the question stays at hand where a wide window becomes a narrow one', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAuction(page);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(page.getByRole('tab', { name: 'Bid' })).toBeVisible();
  await expect(button(page, /^Bid \$/).last()).toBeInViewport();
});
