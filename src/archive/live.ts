import { liveQuery } from 'dexie';
import { isTrouble, type Trouble, troubleOf } from './trouble';

/** Calls `listener` with the answer now, and whenever a write in any tab changes it. Returns what ends that. */
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
