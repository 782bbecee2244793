import { liveQuery } from 'dexie';
import { isTrouble, type Trouble, troubleOf } from './trouble';

/**
 * Calls `listener` with the answer of `query` now, and again whenever a write in this or another tab changes
 * what it read. Returns the function that unsubscribes.
 */
export function live<T>(
  query: () => Promise<T | Trouble>,
  listener: (answer: T | Trouble) => void,
): () => void {
  const subscription = liveQuery(query).subscribe({
    next: listener,
    error: (error: unknown) => listener(isTrouble(error) ? error : troubleOf(error)),
  });
  return () => subscription.unsubscribe();
}
