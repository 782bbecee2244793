import type { Page } from '@playwright/test';
import { type LinkedMatch, playFirstSteps, playLinked } from '../support/linked-match';
import { asked, settled, tap, tapAnyway } from '../support/table';
import { still as test } from '../support/test';

/** How many taps buy a resident where that is asked. */
const BUYS = 4;

/** Buys residents in the first rounds, then does nothing: soon the match ends, for nobody builds. */
async function tapOne(page: Page, steps: number): Promise<void> {
  const button = (name: RegExp) => asked(page).getByRole('button', { name });
  const [buy, end] = [button(/^Buy/), button(/^End turn/)];
  if (await buy.isVisible()) return tap(buy);
  const isPurchase = await page.getByText('Buy residents').isVisible();
  const lit = page.locator('[data-target]').first();
  if (steps < BUYS && isPurchase && (await lit.count()) > 0) {
    await lit.dispatchEvent('click');
    await settled(page);
    return tap(buy);
  }
  await tapAnyway(end);
}

/** A match of two phones in a world of roads and goods. */
const LINKED: LinkedMatch = { route: '504/685', seats: 2, tapOne };

test('two phones linked by a code play the first steps', ({ browser, site }) =>
  playFirstSteps(browser, site, LINKED));

test(
  'two linked phones play a world of 504 to its end, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, LINKED, { reloads: { guest: 3, host: 6 }, most: 40 }),
);
