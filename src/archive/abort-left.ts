import type { Dexie } from 'dexie';
import { eachTransaction, onEnd } from './each-transaction';

/**
 * Gives up what is open when a page is left that the browser keeps for the way back. WebKit, so every iPhone, lets such
 * a page sleep with its transactions and their locks: every later page would wait for them forever, also after a
 * reload. Closing the database does not free them. Nothing is half-applied, and nothing is lost that was shown as saved.
 */
export function abortLeft(archive: Dexie): void {
  const open = new Set<IDBTransaction>();
  eachTransaction(archive, 'abort-left', (begun) => {
    open.add(begun);
    onEnd(begun, () => open.delete(begun));
  });
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const transaction of open) transaction.abort();
  });
}
