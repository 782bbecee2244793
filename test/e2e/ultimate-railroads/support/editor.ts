import { expect, type Page } from '@playwright/test';
import { chooseBy, jsonFile, savedBy } from '../../support/files';

/** Opens a new copy of the app's tiles in the editor. */
export async function makeCopy(page: Page): Promise<void> {
  await page.goto('./#/designs');
  await page.getByRole('button', { name: 'Russian tiles', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Russian tiles, copy' })).toBeVisible();
  await expect(tile(page, 'Factory 1')).toBeVisible();
}

export const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name.replace('?', '\\?')}\\b`) });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).tap();
/** What the opened tile does now. */
export const face = (page: Page) => sheet(page).getByRole('status').first();
export const sheet = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).tap();
export const done = (page: Page) => press(page, 'Done');
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
export const play = (page: Page) => page.getByRole('button', { name: 'Play with this design' });

export async function openTile(page: Page, name: string): Promise<void> {
  await tile(page, name).tap();
  await expect(sheet(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

export async function fileOf(page: Page): Promise<string> {
  await page.goto('./#/designs');
  await page.getByRole('button', { name: 'Russian tiles, copy: more' }).tap();
  const text = `${await savedBy(page.getByRole('button', { name: 'Save as a file' }))}`;
  await page.getByRole('button', { name: 'Close' }).tap();
  return text;
}

export async function bringIn(page: Page, text: string): Promise<void> {
  // Once the list is there, nothing above the button moves it.
  await expect(page.locator('.card-list')).toBeAttached();
  await chooseBy(page.getByRole('button', { name: 'Import a design file' }), jsonFile(text));
}
