import type { DBCore, Dexie } from 'dexie';

/** Calls `watch` with every transaction of the browser that the archive begins, and returns nothing of its own. */
export function eachTransaction(
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
export function onEnd(transaction: IDBTransaction, ended: () => void): void {
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, ended);
}
