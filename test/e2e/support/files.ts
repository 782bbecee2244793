import { readFile } from 'node:fs/promises';
import type { FileChooser, Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../src/kit/json';
import { ranking, tap } from './table';

/** Taps a button that saves a file; returns what is in the file. */
export async function savedBy(button: Locator): Promise<Buffer> {
  const download = button.page().waitForEvent('download');
  await button.tap();
  return readFile(await (await download).path());
}

/** The same of a file in JSON. */
export const jsonSavedBy = async (button: Locator) => JSON.parse(`${await savedBy(button)}`);

/** A file in JSON, to be chosen by `choose`. */
export const jsonFile = (text: string, name = 'a.json') => ({
  ...{ name, mimeType: 'application/json', buffer: Buffer.from(text) },
});

/** Taps a button that asks for files, and chooses: by a path, or with what is in them. */
export async function chooseBy(
  button: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chosen = button.page().waitForEvent('filechooser');
  await button.tap();
  await (await chosen).setFiles(file);
}

/** A match that is over, in the file that the table's menu saves. */
export async function exported(page: Page): Promise<JsonObject> {
  await tap(ranking(page).getByRole('button', { name: 'Close' }));
  await tap(page.getByRole('button', { name: 'Menu' }));
  return jsonSavedBy(page.getByRole('button', { name: 'Save as a file' }));
}

/** Brings a file in on the matches screen; `at` is where the app is served. */
export async function bringIn(
  page: Page,
  file: Parameters<typeof chooseBy>[1],
  at = './',
): Promise<void> {
  await page.goto(`${at}#/matches`);
  await chooseBy(page.getByRole('button', { name: /^(Import files|파일 가져오기)$/ }), file);
}
