import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { bringIn, recorded } from '../../support/table';

/** Brings in recorded matches of 504, such as `685-3-busy`, all of them played to the end. */
export async function bringInWorlds(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    const { title: _, ...match } = JSON.parse(readFileSync(recorded(`504/${name}`), 'utf8'));
    const buffer = Buffer.from(JSON.stringify(match));
    await bringIn(page, { name: '504.json', mimeType: 'application/json', buffer });
    await expect(page.locator('.card-list__open')).toHaveCount(at + 1);
  }
}
