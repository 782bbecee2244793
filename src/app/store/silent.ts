import { signal } from '@preact/signals';

/**
 * Whether the browser has left something unanswered for some seconds. Apart from the archive,
 * which the first screen does not wait for.
 */
export const silent = signal(false);
