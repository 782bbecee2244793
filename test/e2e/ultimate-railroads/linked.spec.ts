import { expect, type Page } from '@playwright/test';
import { archived, joinTable, newPhone, sit } from '../support/linked';
import { written } from '../support/reload';
import { signal } from '../support/signal';
import { test } from '../support/test';
import { asked, ranking, roundEnd, table } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pliesOn = async (page: Page) => Number(await table(page).getAttribute('data-plies'));

/** The phone on which somebody is to act; null once all show the end. */
async function toAct(pages: readonly Page[]): Promise<Page | null> {
  let acting: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await roundEnd(page).isVisible()) await roundEnd(page).tap();
    const turns = await Promise.all(pages.map((page) => asked(page).isVisible()));
    acting = pages[turns.indexOf(true)];
    const ends = await Promise.all(pages.map((page) => ranking(page).isVisible()));
    expect(acting !== undefined || ends.every(Boolean)).toBe(true);
  }).toPass({ timeout: 40_000 });
  return acting ?? null;
}

/** Uses the first space that can be used, or passes; whatever is then to be decided is decided by the first answer. */
async function tapOne(page: Page, uses: boolean): Promise<void> {
  const option = asked(page).locator('.ur-option').first();
  if (await option.isVisible()) return option.tap();
  const phase = await table(page).getAttribute('data-phase');
  if (uses && phase === 'turn') {
    await page.locator('.ur-space:not([data-shut])').first().tap();
    return asked(page).locator('.ur-ask__foot [data-kind="primary"]').tap();
  }
  return asked(page).locator('.ur-ask__foot .button').last().tap();
}

/** Plays one tap at whichever phone may, and waits until all show it; false once it is over on all. */
async function step(pages: readonly Page[], uses: boolean): Promise<boolean> {
  const acting = await toAct(pages);
  if (!acting) return false;
  const plies = await pliesOn(acting);
  // A phone that has just been reloaded says that its host cannot be reached, and plays the next tap.
  await expect(async () => {
    if ((await pliesOn(acting)) === plies) await tapOne(acting, uses);
    await expect.poll(() => pliesOn(acting), { timeout: 1000 }).toBeGreaterThan(plies);
  }).toPass({ timeout: 40_000 });
  for (const page of pages) await expect.poll(() => pliesOn(page)).toBeGreaterThan(plies);
  return true;
}

test('two linked phones play a whole match, and each is reloaded once', async ({
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
  await host.page.goto(`${site.url}#/new/ultimate-railroads`);
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await host.page.getByRole('radio', { name: '2', exact: true }).check();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = host.page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  await joinTable(guest.page, host.page, site.url, (await code.textContent()) ?? '', 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await Promise.all(pages.map((page) => table(page).waitFor()));

  for (let steps = 0; await step(pages, steps < 8); steps++) {
    const page = { 3: guest.page, 7: host.page }[steps];
    if (page) {
      await written(page);
      await page.reload();
      await table(page).waitFor();
    }
    expect(steps).toBeLessThan(60);
  }
  expect(await archived(guest.page)).toBe(await archived(host.page));
  await host.context.close();
  await guest.context.close();
  await server.stop();
});
