import type { Page } from '@playwright/test';
import { type LinkedMatch, playFirstSteps, playLinked } from '../support/linked-match';
import { asked, foot, primary, tap, tapAnyway } from '../support/table';
import { still as test } from '../support/test';

/** Upgrades the engine where it can, else does the least: soon nobody can pay. */
async function tapOne(page: Page): Promise<void> {
  const button = (name: RegExp) => foot(page).filter({ hasText: name });
  const [drop, engine] = [button(/^Drop/), button(/^Upgrade engine/)];
  if (await drop.isVisible()) return tapAnyway(drop);
  if (await engine.isVisible()) {
    // What it does to payday is seen first.
    await tap(engine);
    return tapAnyway(primary(page));
  }
  const action = asked(page).locator('[data-action]:not([aria-disabled])').first();
  if (await action.isVisible()) await tap(action);
  await tapAnyway(button(/^(Issue no shares|Take|Done building|Ship nothing|Draw nothing)/));
}

/** A match of three on two phones, in which everybody does the least. */
const LINKED: LinkedMatch = { route: 'age-of-steam', seats: 3, tapOne };

test('two phones linked by a code play the first steps of three seats', ({ browser, site }) =>
  playFirstSteps(browser, site, LINKED));

test(
  'two linked phones play a whole match of three seats, and each is reloaded once',
  { tag: '@long' },
  ({ browser, site }) =>
    playLinked(browser, site, LINKED, { reloads: { guest: 12, host: 24 }, most: 90 }),
);
