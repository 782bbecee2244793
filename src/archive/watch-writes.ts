import type { DBCore, DBCoreTransaction, Dexie } from 'dexie';

/** Milliseconds after which the browser counts as silent. A write takes a few tens, on the slowest disk a second. */
const PATIENCE = 8000;

/**
 * Calls `tell(true)` when the browser has not answered a write for some seconds, and `tell(false)` once it has answered
 * all of them. Nothing is given up: what is written late is written all the same.
 */
export function watchWrites(archive: Dexie, tell: (silent: boolean) => void): void {
  const late = new Set<DBCoreTransaction>();
  const watch = (writing: DBCoreTransaction) => {
    const timer = setTimeout(() => {
      late.add(writing);
      tell(true);
    }, PATIENCE);
    const answered = () => {
      clearTimeout(timer);
      if (late.delete(writing) && late.size === 0) tell(false);
    };
    // Dexie passes on the browser's own transaction, of which it names only a part.
    const { addEventListener } = writing as IDBTransaction;
    for (const end of ['complete', 'abort']) addEventListener.call(writing, end, answered);
  };
  archive.use({
    stack: 'dbcore',
    name: 'watch-writes',
    create: (core): DBCore => ({
      ...core,
      transaction(stores, mode, options) {
        const begun = core.transaction(stores, mode, options);
        if (mode === 'readwrite') watch(begun);
        return begun;
      },
    }),
  });
}
