import type { Dexie } from 'dexie';
import { eachTransaction, onEnd } from './each-transaction';

/**
 * Aborts open transactions when a page enters the back/forward cache, and those begun before it sleeps: a write may
 * have waited for another. WebKit, so every iPhone, lets such a page sleep with its transactions and their locks: every
 * later page would wait for them forever, also after a reload. Closing the database does not free them. Nothing is
 * half-applied, and nothing is lost that was shown as saved.
 */
export function abortLeft(archive: Dexie): void {
  const open = new Set<IDBTransaction>();
  let isLeft = false;
  eachTransaction(archive, 'abort-left', (begun) => {
    open.add(begun);
    onEnd(begun, () => open.delete(begun));
    // Dexie must have it in hand first: otherwise it takes the whole database for closed.
    if (isLeft) queueMicrotask(() => abort(begun));
  });
  const listen = ({ type, persisted }: PageTransitionEvent) => {
    isLeft = persisted && type === 'pagehide';
    if (isLeft) open.forEach(abort);
  };
  globalThis.addEventListener?.('pagehide', listen);
  globalThis.addEventListener?.('pageshow', listen);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being written already, and needs nothing more from this page.
  }
}
