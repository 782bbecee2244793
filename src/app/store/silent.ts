import { signal } from '@preact/signals';

/**
 * Whether something is waiting to be saved, and the browser has not answered for some seconds. Apart from the archive,
 * which the first screen does not wait for.
 */
export const silent = signal(false);
