import { liveQuery } from 'dexie';
import { isTrouble, type Trouble, troubleOf } from './trouble';

/**
 * Calls `tell` with the answer of `ask` now and whenever a write, in this tab or another, changes what it
 * read. Returns the function that ends it.
 */
export function live<T>(
  ask: () => Promise<T | Trouble>,
  tell: (answer: T | Trouble) => void,
): () => void {
  const subscription = liveQuery(ask).subscribe({
    next: tell,
    error: (error: unknown) => tell(isTrouble(error) ? error : troubleOf(error)),
  });
  return () => subscription.unsubscribe();
}
