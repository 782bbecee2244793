import { type ReadonlySignal, signal } from '@preact/signals';

/** Which of several tabs may write a match. */
export interface TabLock {
  readonly held: ReadonlySignal<boolean>;
  /** Becomes the holder if there is none; with `steal` in any case. */
  take(steal: boolean): Promise<void>;
  /** Gives the lock back once `done` has settled. */
  release(done: Promise<void>): void;
}

/** Locks that this tab is giving back: the browser frees them a little later than it is told to. */
const leaving = new Map<string, Promise<void>>();

/**
 * Without a lock manager (pages not served securely), or where the browser forbids it, everybody holds the
 * lock, and the archive settles conflicts.
 */
export function tabLock(locks: LockManager | null, match: string): TabLock {
  const name = `roundhouse-match-${match}`;
  const held = signal(false);
  let giveBack = () => {};
  let given: Promise<void> = Promise.resolve();

  async function take(steal: boolean): Promise<void> {
    await leaving.get(name);
    if (!locks) {
      held.value = true;
      return;
    }
    await new Promise<void>((answered) => {
      let answer = false;
      const hold = (lock: Lock | null) => {
        answer = true;
        held.value = lock !== null;
        answered();
        return lock ? new Promise<void>((resolve) => (giveBack = resolve)) : undefined;
      };
      const options: LockOptions = steal ? { steal } : { ifAvailable: true };
      given = locks.request(name, options, hold).then(
        () => {},
        () => {
          // After an answer: another tab has stolen it. Without one: the browser has no locks for us.
          held.value = !answer;
          answered();
        },
      );
    });
  }

  function release(done: Promise<void>): void {
    const left = done.then(() => {
      held.value = false;
      giveBack();
      return given;
    });
    leaving.set(name, left);
    void left.then(() => leaving.get(name) === left && leaving.delete(name));
  }

  return { held, take, release };
}
