import type { Page } from '@playwright/test';

/** From now on every write waits behind one of our own, until the returned function is called. */
export async function holdArchive(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('roundhouse');
    const archive = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const held = archive.transaction(archive.objectStoreNames, 'readwrite');
    const store = held.objectStore('entries');
    // A transaction stays open as long as it has requests.
    const again = () => {
      if (document.documentElement.hasAttribute('data-let-go')) archive.close();
      else store.count().onsuccess = again;
    };
    again();
  });
  return () => page.evaluate(() => document.documentElement.setAttribute('data-let-go', ''));
}
