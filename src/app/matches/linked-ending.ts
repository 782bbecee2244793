import { lazyPart } from '../../ui/lazy';

/** How a match of linked phones ends early. Loaded where there is one. */
export const LinkedEnding = lazyPart(async () => (await import('./end-linked')).EndLinked);
export const LinkedEnd = lazyPart(async () => (await import('./end-linked')).LinkedEnd);
