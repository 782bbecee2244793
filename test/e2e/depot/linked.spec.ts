import type { Page } from '@playwright/test';
import { playLinked } from '../support/linked-match';
import { unfold } from '../support/set-up';
import { tapAnyway } from '../support/table';
import { button, players } from './support/table';
import { expect, still as test } from './support/test';

const WAYS = [
  { do: 'pass' },
  { do: 'deliver', good: 'steel' },
  { do: 'draw' },
  { do: 'load', good: 'steel' },
  { do: 'done' },
  { do: 'dividend' },
];

async function tapOne(page: Page): Promise<void> {
  for (const way of WAYS) {
    const possible = button(page, way).and(page.locator(':not([aria-disabled])'));
    if (await possible.isVisible()) return tapAnyway(possible);
  }
}

/** In few rounds. */
async function setUp(page: Page): Promise<void> {
  await unfold(page);
  await page.getByRole('button', { name: 'Rounds: less' }).tap();
  await page.getByRole('button', { name: 'Rounds: less' }).tap();
}

const holders = (page: Page) => players(page).filter({ has: page.locator('[data-order]') });
/** The ranking comes later, when the end has been read. */
const isOver = async (page: Page) =>
  (await players(page).and(page.locator('[data-acting]')).count()) === 0;

test('two linked phones play a whole match of Depot, and each is reloaded once', async ({
  browser,
  site,
}) => {
  let most = 0;
  // Each phone shows the orders of its own person alone, until the end opens all.
  const check = async (pages: readonly Page[]) => {
    for (const page of pages)
      if (!(await isOver(page))) most = Math.max(most, await holders(page).count());
    expect(most).toBeLessThan(2);
  };
  await playLinked(
    browser,
    site,
    { route: 'depot', seats: 2, tapOne, setUp, check },
    { reloads: { guest: 3, host: 6 }, most: 60 },
  );
  expect(most, 'a player held an order').toBe(1);
});
