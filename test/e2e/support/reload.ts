import type { Page } from '@playwright/test';

/**
 * Reloads the page when all that it has begun to write is kept: the browser drops what is still on its
 * way to the disk, and no finger follows a switch as quickly as a test does.
 */
export async function reload(page: Page): Promise<void> {
  await written(page);
  await page.reload();
}

/** Waits until all that the page has begun to write is kept. */
export async function written(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('roundhouse');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const archive = opening.result;
    // What may read from every store waits for every write begun before.
    const reading = archive.transaction(archive.objectStoreNames).objectStore('settings').count();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    archive.close();
  });
}
