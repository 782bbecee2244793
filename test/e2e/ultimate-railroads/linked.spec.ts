import type { Page } from '@playwright/test';
import { asked, ranking, showEnd, table } from '../support/game-table';
import { playLinked } from '../support/linked-match';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many taps use a space in a turn; then everybody passes. */
const USES = 8;

/** Uses the first space that can be used, or passes; whatever is then to be decided is decided by the first answer. */
async function tapOne(page: Page, steps: number): Promise<void> {
  const option = asked(page).locator('.ur-option').first();
  if (await option.isVisible()) return option.tap();
  const phase = await table(page).getAttribute('data-phase');
  if (steps < USES && phase === 'turn') {
    await page.locator('.ur-space:not([data-shut])').first().tap();
    return asked(page).locator('.question-panel__foot [data-kind="primary"]').tap();
  }
  return asked(page).locator('.question-panel__foot .button').last().tap();
}

test(
  'two linked phones play a whole match, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, {
      ...{ route: 'ultimate-railroads', seats: 2, table, asked, ranking, goOn: showEnd, tapOne },
      reloads: { guest: 3, host: 7 },
      most: 60,
    }),
);
