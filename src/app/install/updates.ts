import { signal } from '@preact/signals';
import type { Workbox } from 'workbox-window';
import { holdSettledFor } from '../../ui/settled';

/**
 * `waiting`: a new version is installed and starts when this tab asks for it.
 * `elsewhere`: another tab has started it; this one runs on with the old code until it is reloaded.
 */
export type Update = 'none' | 'waiting' | 'elsewhere';

export const update = signal<Update>('none');

/** Whether this visit, the first one, has made the app work without a network and Home has not said so yet. */
export const newlyOffline = signal(false);

let worker: Workbox | null = null;
let accepted = false;
let busy: Promise<unknown> = Promise.resolve();

/** An update waits for this: a move that is being written. */
export function holdUpdates<T>(until: Promise<T>): Promise<T> {
  busy = Promise.allSettled([busy, until]);
  return holdSettledFor(until);
}

/**
 * Makes the app work offline and watches for new versions. `newlyOffline` is set on the first visit, when the service
 * worker has everything and answers for this page: a browser killed right after it opens the app offline.
 */
export async function watchUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Without it the app still works, but not offline.
  const loaded = await import('workbox-window').catch(() => null);
  if (!loaded) return;
  const base = new URL('./', document.baseURI);
  worker = new loaded.Workbox(new URL('sw.js', base).href, { scope: base.pathname });
  const registration = () => navigator.serviceWorker.getRegistration(base);
  worker.addEventListener('waiting', async () => {
    // On a slow phone the very first version waits for a moment too, but replaces none.
    const now = await registration();
    if (now?.waiting && now.active) update.value = 'waiting';
  });
  let controlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    // A move may have been played while the new version was starting.
    if (accepted) void busy.then(() => location.reload());
    else if (controlled) update.value = 'elsewhere';
    // On the first visit the very first version takes control of a page that had none.
    else newlyOffline.value = true;
    controlled = true;
  });
  // A page that stays open for days checks when it becomes visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      worker?.update().catch(() => {});
  });
  // The same: an insecure page, or a browser that refuses.
  await worker.register().catch(() => {});
}

/** Starts the new version once nothing is being written. Every move is saved before it is shown, so nothing is lost. */
export async function applyUpdate(): Promise<void> {
  await busy;
  if (update.value === 'waiting' && worker) {
    accepted = true;
    worker.messageSkipWaiting();
  } else location.reload();
}
