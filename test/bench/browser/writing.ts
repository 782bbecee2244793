import type { Page } from '@playwright/test';

/** Milliseconds of the writes of one match. */
export interface Writes {
  /** From the beginning of the transaction to the browser's word that it is on the disk. */
  readonly durable: number[];
  /** From the click on Confirm to the next position in the document. */
  readonly shown: number[];
}

declare global {
  var roundhouseWrites: Writes;
}

/** Watches every write from the next page that is opened on. */
export async function watchWrites(page: Page): Promise<() => Promise<Writes>> {
  await page.addInitScript(() => {
    const writes: Writes = { durable: [], shown: [] };
    globalThis.roundhouseWrites = writes;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...how) {
      const transaction = begin.apply(this, how);
      const begun = performance.now();
      if (transaction.mode === 'readwrite' && transaction.objectStoreNames.contains('entries'))
        transaction.addEventListener('complete', () =>
          writes.durable.push(performance.now() - begun),
        );
      return transaction;
    };
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (
          !(target instanceof Element) ||
          !target.closest('.turn-panel__foot [data-kind="primary"]')
        )
          return;
        const rooms = document.querySelector('[data-plies]');
        if (!rooms) return;
        const observer = new MutationObserver(() => {
          if (rooms.getAttribute('data-step') !== 'none') return;
          writes.shown.push(performance.now() - timeStamp);
          observer.disconnect();
        });
        observer.observe(rooms, { attributeFilter: ['data-step'] });
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => globalThis.roundhouseWrites);
}
