import type { Dexie } from 'dexie';
import { eachTransaction, onEnd } from './each-transaction';

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
