import type { DBCore, Dexie } from 'dexie';

/** Calls `watch` with every transaction of the browser that the archive begins, and returns nothing of its own. */
function eachTransaction(
  archive: Dexie,
  name: string,
  watch: (begun: IDBTransaction) => void,
): void {
  archive.use({
    stack: 'dbcore',
    name,
    create: (core): DBCore => ({
      ...core,
      transaction(stores, mode, options) {
        const begun = core.transaction(stores, mode, options);
        // Dexie passes on the browser's own transaction, but its type names only a part of it.
        watch(begun as unknown as IDBTransaction);
        return begun;
      },
    }),
  });
}

/** Calls `ended` once a transaction is written or given up. */
function onEnd(transaction: IDBTransaction, ended: () => void): void {
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, ended);
}

/** Milliseconds after which the browser counts as silent. A write takes a few tens, on the slowest disk a second. */
const PATIENCE = 8000;

/**
 * Calls `tell(true)` when the browser has not answered something for some seconds, and `tell(false)` once it has
 * answered everything. Nothing is given up: what is written late is written all the same.
 */
export function watchSilence(archive: Dexie, tell: (silent: boolean) => void): void {
  const late = new Set<IDBTransaction>();
  eachTransaction(archive, 'watch-silence', (begun) => {
    const timer = setTimeout(() => {
      late.add(begun);
      tell(true);
    }, PATIENCE);
    onEnd(begun, () => {
      clearTimeout(timer);
      if (late.delete(begun) && late.size === 0) tell(false);
    });
  });
}

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
