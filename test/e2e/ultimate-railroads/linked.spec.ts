import type { Page } from '@playwright/test';
import { type LinkedMatch, playFirstSteps, playLinked } from '../support/linked-match';
import { asked, foot, primary, table, tap, tapAnyway } from '../support/table';
import { still as test } from '../support/test';

/** How many taps use a space in a turn; then everybody passes. */
const USES = 8;

/** Uses the first space that can be used, or passes; whatever is then to be decided is decided by the first answer. */
async function tapOne(page: Page, steps: number): Promise<void> {
  const option = asked(page).locator('[data-action]').first();
  if (await option.isVisible()) return tapAnyway(option);
  const phase = await table(page).getAttribute('data-phase');
  if (steps < USES && phase === 'turn') {
    await tap(page.locator('[data-space]:not([data-shut])').first());
    return tap(primary(page));
  }
  await tapAnyway(foot(page).last());
}

/** A match of two phones, in which everybody soon passes. */
const LINKED: LinkedMatch = { route: 'ultimate-railroads', seats: 2, tapOne };

test('two phones linked by a code play the first steps', ({ browser, site }) =>
  playFirstSteps(browser, site, LINKED));

test(
  'two linked phones play a whole match, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, LINKED, { reloads: { guest: 3, host: 7 }, most: 60 }),
);
