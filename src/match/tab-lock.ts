import { type ReadonlySignal, signal } from '@preact/signals';

/** Decides which of several tabs may write a match. */
export interface TabLock {
  readonly held: ReadonlySignal<boolean>;
  /** Takes the lock if it is free; with `steal` in any case. */
  take(steal: boolean): Promise<void>;
  /** Releases the lock when `done` has settled. */
  release(done: Promise<void>): void;
}

/** Locks that this tab is releasing: the browser frees them a little later. */
const leaving = new Map<string, Promise<void>>();

/** Without a lock manager, or where it is forbidden, every tab gets the lock, and the archive resolves conflicts. */
export function tabLock(locks: LockManager | null, match: string): TabLock {
  const name = `roundhouse-match-${match}`;
  const held = signal(false);
  let free = () => {};
  let request: Promise<void> = Promise.resolve();

  async function take(steal: boolean): Promise<void> {
    await leaving.get(name);
    if (!locks) {
      held.value = true;
      return;
    }
    await new Promise<void>((answered) => {
      let answer = false;
      const granted = (lock: Lock | null) => {
        answer = true;
        held.value = lock !== null;
        answered();
        return lock ? new Promise<void>((resolve) => (free = resolve)) : undefined;
      };
      const options: LockOptions = steal ? { steal } : { ifAvailable: true };
      request = locks.request(name, options, granted).then(
        () => {},
        () => {
          // After it was granted: another tab has stolen it. Before: the browser has no locks for us.
          held.value = !answer;
          answered();
        },
      );
    });
  }

  function release(done: Promise<void>): void {
    const left = done.then(() => {
      held.value = false;
      free();
      return request;
    });
    leaving.set(name, left);
    void left.then(() => leaving.get(name) === left && leaving.delete(name));
  }

  return { held, take, release };
}
