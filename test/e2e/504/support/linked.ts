import type { Page } from '@playwright/test';
import type { LinkedMatch } from '../../support/linked-match';
import { asked, settled, tap } from '../../support/table';

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
  await tap(end);
}

/** A match of two phones in a world of roads and goods. */
export const LINKED: LinkedMatch = { route: '504/685', seats: 2, tapOne };
