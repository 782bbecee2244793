import type { Page } from '@playwright/test';
import { table } from '../support/game-table';
import { playLinked } from '../support/linked-match';
import { unfold } from '../support/set-up';
import { button } from './support/table';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WAYS = [
  { do: 'pass' },
  { do: 'deliver', good: 'steel' },
  { do: 'load', good: 'steel' },
  { do: 'draw' },
  { do: 'done' },
  { do: 'dividend' },
];

async function tapFirst(page: Page): Promise<void> {
  for (const way of WAYS) {
    const possible = button(page, way).and(page.locator(':not([aria-disabled])'));
    if ((await possible.count()) === 0) continue;
    await possible.tap();
    return;
  }
}

/** In few rounds. */
async function shorten(page: Page): Promise<void> {
  await unfold(page);
  await page.getByRole('button', { name: 'Rounds: less' }).tap();
  await page.getByRole('button', { name: 'Rounds: less' }).tap();
}

/** Each phone shows the orders of its own person alone. */
async function keepsSecrets(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    expect(await page.locator('.depot-players li:has([data-order])').count()).toBeLessThanOrEqual(
      1,
    );
}

test('two linked phones play a whole match of Depot, and each is reloaded once', ({
  browser,
  site,
}) =>
  playLinked(browser, site, {
    ...{ route: 'depot', seats: 2, table, tapOne: tapFirst, setUp: shorten, check: keepsSecrets },
    asked: (page) => page.locator('[data-question]'),
    ranking: (page) => page.getByRole('dialog', { name: 'Final ranking' }),
    reloads: { guest: 3, host: 6 },
    most: 60,
  }));
