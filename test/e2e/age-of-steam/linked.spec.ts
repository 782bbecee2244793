import { expect, type Page } from '@playwright/test';
import { archived, joinTable, newPhone, sit } from '../support/linked';
import { written } from '../support/reload';
import { signal } from '../support/signal';
import { test } from '../support/test';
import { asked, chooseSteam, ranking, table } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pliesOn = async (page: Page) => Number(await table(page).getAttribute('data-plies'));
const payday = (page: Page) =>
  page.locator('.turn-panel:not(.aos-ask) .button[data-kind="primary"]');

/** The phone on which somebody is to act; null once all show the end. */
async function toAct(pages: readonly Page[]): Promise<Page | null> {
  let acting: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await payday(page).isVisible()) await payday(page).tap();
    const turns = await Promise.all(pages.map((page) => asked(page).isVisible()));
    acting = pages[turns.indexOf(true)];
    const ends = await Promise.all(pages.map((page) => ranking(page).isVisible()));
    expect(acting !== undefined || ends.every(Boolean)).toBe(true);
  }).toPass({ timeout: 40_000 });
  return acting ?? null;
}

/** Upgrades the engine where it can, else does the least: soon nobody can pay. */
async function tapOne(page: Page): Promise<void> {
  const button = (name: RegExp) =>
    asked(page).locator('.aos-ask__foot').getByRole('button', { name });
  const [drop, engine] = [button(/^Drop/), button(/^Upgrade engine/)];
  if (await drop.isVisible()) return drop.tap();
  if (await engine.isVisible()) return engine.tap();
  const action = page.locator('.aos-action:not([aria-disabled])').first();
  if (await action.isVisible()) await action.tap();
  await button(/^(Issue no shares|Take|End turn|Ship nothing|Draw nothing)/).tap();
}

/** Plays one action at whichever phone may, and waits until all show it; false once it is over on all. */
async function step(pages: readonly Page[]): Promise<boolean> {
  const acting = await toAct(pages);
  if (!acting) return false;
  const plies = await pliesOn(acting);
  // A phone that has just been reloaded says that its host cannot be reached, and plays the next tap; what would ruin
  // somebody is asked once more.
  await expect(async () => {
    if ((await pliesOn(acting)) === plies) await tapOne(acting);
    await expect.poll(() => pliesOn(acting), { timeout: 1000 }).toBeGreaterThan(plies);
  }).toPass({ timeout: 40_000 });
  for (const page of pages) await expect.poll(() => pliesOn(page)).toBeGreaterThan(plies);
  return true;
}

test('two linked phones play a whole match of three seats, and each is reloaded once', async ({
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
  await chooseSteam(host.page, site.url);
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await host.page.getByRole('radio', { name: '3', exact: true }).check();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = host.page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  await joinTable(guest.page, host.page, site.url, (await code.textContent()) ?? '', 'Bea');
  await sit(guest.page);
  await guest.page.getByRole('button', { name: /^Sit here/ }).tap();
  await expect(guest.page.getByText('Bea 2')).toBeVisible();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await Promise.all(pages.map((page) => table(page).waitFor()));

  for (let steps = 0; await step(pages); steps++) {
    const page = { 12: guest.page, 24: host.page }[steps];
    if (page) {
      await written(page);
      await page.reload();
      await table(page).waitFor();
    }
    expect(steps).toBeLessThan(90);
  }
  expect(await archived(guest.page)).toBe(await archived(host.page));
  await host.context.close();
  await guest.context.close();
  await server.stop();
});
