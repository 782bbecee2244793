import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../src/kit/json';
import { ranking } from './game-table';
import { settled } from './settled';

/** A match that is over, in the file that the table's menu saves. */
export async function exported(page: Page): Promise<JsonObject> {
  await ranking(page).getByRole('button', { name: 'Close' }).tap();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).tap();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as JsonObject;
}
