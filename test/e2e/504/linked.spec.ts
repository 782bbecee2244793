import type { Page } from '@playwright/test';
import { asked, ranking, table } from '../support/game-table';
import { playLinked } from '../support/linked-match';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many taps buy a resident where that is asked. */
const BUYS = 4;

/** Buys residents in the first rounds, then does nothing: soon the match ends, for nobody builds. */
async function tapOne(page: Page, steps: number): Promise<void> {
  const button = (name: RegExp) => asked(page).getByRole('button', { name });
  const [buy, end] = [button(/^Buy/), button(/^End turn/)];
  if (await buy.isVisible()) return buy.tap();
  const isPurchase = await page.getByText('Buy residents').isVisible();
  const lit = page.locator('[data-target]').first();
  if (steps < BUYS && isPurchase && (await lit.count()) > 0) {
    await lit.dispatchEvent('click');
    return buy.tap();
  }
  return end.tap();
}

test(
  'two linked phones play a world of 504 to its end, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, {
      ...{ route: '504/685', seats: 2, table, asked, ranking, tapOne },
      reloads: { guest: 3, host: 6 },
      most: 40,
    }),
);
