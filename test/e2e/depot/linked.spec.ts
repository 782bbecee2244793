import type { Page } from '@playwright/test';
import { archived, joinTable, newPhone, sit } from '../support/linked';
import { written } from '../support/reload';
import { unfold } from '../support/set-up';
import { signal } from '../support/signal';
import { button, table } from './support/table';
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

/** How many actions the table of a phone shows. */
const pliesOn = async (page: Page) => Number(await table(page).getAttribute('data-plies'));

/** Taps the first thing that can be done on whichever phone may act; false once the match is over on both. */
async function step(pages: readonly Page[]): Promise<boolean> {
  const over = (page: Page) => page.getByRole('dialog', { name: 'Final ranking' });
  let acting: Page | undefined;
  await expect(async () => {
    const turns = await Promise.all(pages.map((page) => page.locator('.depot-turn').isVisible()));
    acting = pages[turns.indexOf(true)];
    const ends = await Promise.all(pages.map((page) => over(page).isVisible()));
    expect(acting !== undefined || ends.every(Boolean)).toBe(true);
  }).toPass({ timeout: 40_000 });
  if (!acting) return false;
  const plies = await pliesOn(acting);
  const here = acting;
  // A phone that has just been reloaded says that its host cannot be reached, and plays the next tap.
  await expect(async () => {
    if ((await pliesOn(here)) === plies) await tapFirst(here);
    await expect.poll(() => pliesOn(here), { timeout: 3000 }).toBeGreaterThan(plies);
  }).toPass({ timeout: 40_000 });
  for (const page of pages) await expect.poll(() => pliesOn(page)).toBeGreaterThan(plies);
  return true;
}

async function tapFirst(page: Page): Promise<void> {
  for (const way of WAYS) {
    const possible = button(page, way).and(page.locator(':not([aria-disabled])'));
    if ((await possible.count()) === 0) continue;
    await possible.tap();
    return;
  }
}

test('two linked phones play a whole match of Depot, and each is reloaded once', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([
    newPhone(browser, site.url),
    newPhone(browser, site.url),
  ]);
  const pages = [host.page, guest.page];
  await host.page.goto(`${site.url}#/new/depot`);
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await host.page.getByRole('radio', { name: '2', exact: true }).check();
  await unfold(host.page);
  await host.page.getByRole('button', { name: 'Rounds: less' }).tap();
  await host.page.getByRole('button', { name: 'Rounds: less' }).tap();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = host.page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  await joinTable(guest.page, host.page, site.url, (await code.textContent()) ?? '', 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await Promise.all(pages.map((page) => table(page).waitFor()));

  for (let steps = 0; await step(pages); steps++) {
    const page = { 3: guest.page, 6: host.page }[steps];
    if (page) {
      await written(page);
      await page.reload();
      await table(page).waitFor();
    }
    // Each phone shows the orders of its own person alone.
    for (const one of pages) {
      const own = await one.locator('.depot-players li:has([data-order])').count();
      expect(own).toBeLessThanOrEqual(1);
    }
    expect(steps).toBeLessThan(60);
  }
  expect(await archived(guest.page)).toBe(await archived(host.page));
  await host.context.close();
  await guest.context.close();
  await server.stop();
});
