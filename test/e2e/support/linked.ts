import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { heading } from './table';

/** The smallest phone we draw for. */
export const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** A phone of its own: nothing of what it keeps is known to the others. */
export interface AppPhone {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens the app on a fresh phone, and has it look for others at the site's own signalling server. */
export async function newPhone(browser: Browser, url: string): Promise<AppPhone> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-GB' });
  const page = await context.newPage();
  await useServer(page, url);
  return { context, page };
}

/** Has a phone look for others at the signalling server that the site passes on to. */
export async function useServer(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByRole('textbox', { name: 'Signalling server' }).fill(url);
  await expect(page.getByRole('textbox', { name: 'TURN server' })).toBeVisible();
}

/** Opens a table of so many seats, the first one's here, the others for other phones; tells its code. */
export async function openTable(page: Page, url: string, seats: number): Promise<string> {
  await page.goto(`${url}#/new`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  for (let seat = 2; seat <= seats; seat++) {
    await page.getByRole('button', { name: `Who plays seat ${seat}: a person` }).tap();
    await page.getByRole('button', { name: /^Another phone/ }).tap();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  return (await code.textContent()) ?? '';
}

/** Types the code on a phone, and has the host let it in. */
export async function joinTable(
  page: Page,
  host: Page,
  url: string,
  code: string,
  name: string,
): Promise<void> {
  await page.goto(`${url}#/join`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Room code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join a table' }).tap();
  await host.getByRole('button', { name: `Let ${name} in` }).tap();
}

/** Takes the first open seat. */
export async function sit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: /^Leave it/ })).toBeVisible();
}

/** The phone that shows a table on which its own person is to act. */
export async function atTurn(pages: readonly Page[], name: string): Promise<void> {
  for (const page of pages) await expect(heading(page, `${name}’s turn`)).toBeVisible();
}

/** The log of the match on the screen as its file holds it: every entry with its fingerprint. */
export async function archived(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = /#\/match\/([^/]+)/.exec(location.href)?.[1];
    const open = indexedDB.open('roundhouse');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const reading = open.result.transaction('entries').objectStore('entries').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    open.result.close();
    return JSON.stringify(reading.result.filter((one: { match: string }) => one.match === id));
  });
}
