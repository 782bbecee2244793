import type { Page } from '@playwright/test';
import { cameraPhone } from '../support/camera-phone';
import { expect, test } from '../support/test';

test('an answer from a page that is gone leaves both phones a way to link', async ({ site }) => {
  // Without cameras they paste texts.
  const [host, guest] = await Promise.all(
    [1, 2].map(() => cameraPhone({ baseURL: site.url, permissions: [] })),
  );
  if (!host || !guest) throw new Error('two phones');
  await host.page.goto('./#/new/mini-express');
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  // The notice that there is no server moves what is below it.
  await expect(host.page.locator('.notice').first()).toBeVisible();
  await host.page.getByRole('button', { name: 'Link by camera' }).tap();
  const first = await codeOf(host.page);
  await answer(guest.page, first);
  const old = await codeOf(guest.page);
  await guest.page.reload();
  await answer(guest.page, first);
  expect(await codeOf(guest.page)).not.toBe(old);

  await host.page.getByRole('button', { name: 'Scan its answer' }).tap();
  await paste(host.page, old);
  const again = host.page.getByText('let each phone scan a new code');
  await expect(again).toBeVisible({ timeout: 60_000 });
  const second = await codeOf(host.page);
  expect(second).not.toBe(first);
  await guest.page.getByRole('button', { name: 'Scan the host’s code again' }).tap();
  await paste(guest.page, second);
  await host.page.getByRole('button', { name: 'Scan its answer' }).tap();
  await paste(host.page, await codeOf(guest.page));
  await expect(host.page.getByRole('button', { name: /^Let .* in$/ })).toBeVisible();
  await host.end();
  await guest.end();
});

async function answer(page: Page, code: string): Promise<void> {
  await page.goto('./#/join');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await page.getByRole('button', { name: 'Link by camera' }).tap();
  await paste(page, code);
}

async function paste(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'The other phone’s text' }).fill(code);
  await page.getByRole('button', { name: 'Connect' }).tap();
}

/** The code of a phone, as it is copied from its screen. */
async function codeOf(page: Page): Promise<string> {
  return (await page.locator('.own-code').textContent()) ?? '';
}
