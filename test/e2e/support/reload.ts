import type { Page } from '@playwright/test';

/**
 * Reloads the page when all that it has begun to write is kept: the browser drops writes that are not done, and no
 * person reloads as soon after a tap as a test does.
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
    // A transaction over all stores waits for every earlier write.
    const reading = archive.transaction(archive.objectStoreNames).objectStore('settings').count();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    archive.close();
  });
}
