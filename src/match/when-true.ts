import type { ReadonlySignal } from '@preact/signals';

/** Resolves when the signal is true, or at the abort of `stop` if there is one. */
export function whenTrue(one: ReadonlySignal<boolean>, stop?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (one.value || stop?.aborted) return resolve();
    const done = () => {
      end();
      resolve();
    };
    const end = one.subscribe((yes) => {
      if (yes) done();
    });
    stop?.addEventListener('abort', done, { once: true });
  });
}
