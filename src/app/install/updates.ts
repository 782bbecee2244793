import { signal } from '@preact/signals';
import type { Workbox } from 'workbox-window';

/**
 * `waiting`: a new version is installed and starts when this tab asks for it.
 * `elsewhere`: another tab has started it; this one runs on with the old code until it is reloaded.
 */
export type Update = 'none' | 'waiting' | 'elsewhere';

export const update = signal<Update>('none');

let worker: Workbox | null = null;
let accepted = false;
let busy: Promise<unknown> = Promise.resolve();

/** An update waits for this: a move that is being written. */
export function holdUpdates<T>(until: Promise<T>): Promise<T> {
  busy = Promise.allSettled([busy, until]);
  return until;
}

/** Makes the app work offline and watches for new versions. `offlineReady` is called after the first visit. */
export async function watchUpdates(offlineReady: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const base = new URL('./', document.baseURI);
  worker = new Workbox(new URL('sw.js', base).href, { scope: base.pathname });
  worker.addEventListener('installed', (event) => {
    if (!event.isUpdate && !event.isExternal) offlineReady();
  });
  worker.addEventListener('waiting', () => {
    update.value = 'waiting';
  });
  let controlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('controlling', () => {
    // A move may have been played while the new version was starting.
    if (accepted) void busy.then(() => location.reload());
    else if (controlled) update.value = 'elsewhere';
    // On the first visit the very first version takes control of a page that had none.
    controlled = true;
  });
  // A page that stays open for days checks when it becomes visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      worker?.update().catch(() => {});
  });
  // Without it the app still works, but not offline: an insecure page, or a browser that refuses.
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
