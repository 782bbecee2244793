import type { Page } from '@playwright/test';
import { phaseOf } from '../../../src/games/age-of-steam/view/phase-of';
import { keepMatches } from '../support/kept-matches';
import { asked, foot, heading, played, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { recordedUpTo } from './support/match';

const button = (page: Page, name: RegExp | string) =>
  asked(page).getByRole('button', { name, exact: true }).filter({ hasText: name });
const more = (page: Page) => asked(page).locator('.stepper .button').last();
const turnOf = (page: Page, name: string) => expect(heading(page, `${name}’s turn`)).toBeVisible();

/** Longer than an automatic bid is announced before it is made. */
const LATER = 2000;

/** Stops the clock: what the phone is about to do by itself waits until the test has looked at it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets the phone do it, and waits until `plies` actions are shown. */
async function letClockRun(page: Page, plies: number): Promise<void> {
  await page.clock.runFor(LATER);
  await page.clock.resume();
  await played(page, plies);
}

/** Claire, Leon and Ada have $15 each, bid in this order, and nobody has bid. */
async function openAuction(page: Page): Promise<number> {
  const { match } = recordedUpTo('3-computers', 'bids', (state) => phaseOf(state) === 'auction');
  await keepMatches(page, [match]);
  await page.clock.install();
  await page.goto('./#/match/bids');
  await played(page, match.entries.length);
  return match.entries.length;
}

test('the phone bids for a player by as little as it takes up to a limit, then drops out', async ({
  page,
}) => {
  const plies = await openAuction(page);
  for (let dollars = 1; dollars < 4; dollars++) await more(page).tap();
  await tap(button(page, 'Bid for me up to $4'));
  // The least bid, not the limit.
  await expect(asked(page)).toContainText('Claire bids $1');
  await tap(button(page, 'Bid $2'));
  await turnOf(page, 'Ada');
  await stopClock(page);
  await foot(page).filter({ hasText: /^Drop/ }).tap();

  // Claire's own phone says what it is about to do, and does it.
  await turnOf(page, 'Claire');
  await expect(asked(page)).toContainText('The phone bids for Claire');
  await expect(asked(page).getByRole('status')).toHaveText('Bid $3');
  await letClockRun(page, plies + 4);
  await turnOf(page, 'Leon');
  await expect(asked(page)).toContainText('Claire bids $3');
  await tap(more(page));
  await stopClock(page);
  await button(page, 'Bid $5').tap();
  await turnOf(page, 'Claire');
  await expect(asked(page).getByRole('status')).toHaveText('Drop: 2nd, pay $3');
  await letClockRun(page, plies + 6);
  await expect(asked(page)).toContainText('Which action do you take?');
  // It was quick, so what it did, and why, can still be read.
  const told =
    'Bid for me ended at $5, your limit was $4. Auction: Leon 1st $5, Claire 2nd $3, Ada 3rd $0.';
  await expect(page.getByText(told)).toBeInViewport({ ratio: 1 });
});

test('bidding for a player can be stopped, and ends when something is undone', {
  tag: '@long',
}, async ({ page }) => {
  const plies = await openAuction(page);
  await more(page).tap();
  await tap(more(page));
  await tap(button(page, 'Bid for me up to $3'));
  await turnOf(page, 'Leon');
  await tap(foot(page).filter({ hasText: /^Drop/ }));
  await turnOf(page, 'Ada');
  await stopClock(page);
  await button(page, 'Bid $2').tap();
  await turnOf(page, 'Claire');
  await button(page, 'Stop bidding for me').tap();
  await expect(button(page, 'Bid $3')).toBeVisible();
  await letClockRun(page, plies + 3);

  await tap(button(page, 'Bid for me up to $3'));
  await turnOf(page, 'Ada');
  await stopClock(page);
  await page.getByRole('button', { name: /^Undo/ }).first().tap();
  await turnOf(page, 'Claire');
  await letClockRun(page, plies + 3);
  await expect(button(page, 'Bid $3')).toBeVisible();
});

test('the question stays at hand where a wide window becomes a narrow one', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAuction(page);
  await page.setViewportSize({ width: 412, height: 915 });
  await settled(page);
  await expect(page.getByRole('tab', { name: 'Bid' })).toBeVisible();
  await expect(foot(page).last()).toHaveText(/^Bid \$/);
  await expect(foot(page).last()).toBeInViewport();
});
