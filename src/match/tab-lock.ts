import { type ReadonlySignal, signal } from '@preact/signals';

/** Which of several tabs may write a match. */
export interface TabLock {
  readonly held: ReadonlySignal<boolean>;
  /** Becomes the holder if there is none; with `steal` in any case. */
  take(steal: boolean): Promise<void>;
  release(): void;
}

/** Without a lock manager (pages not served securely) everybody holds it, and the archive settles conflicts. */
export function tabLock(locks: LockManager | null, match: string): TabLock {
  const held = signal(false);
  let release = () => {
    held.value = false;
  };
  const take = (steal: boolean) =>
    new Promise<void>((done) => {
      const hold = (lock: Lock | null) => {
        done();
        if (!lock) return undefined;
        held.value = true;
        return new Promise<void>((giveBack) => {
          release = () => {
            held.value = false;
            giveBack();
          };
        });
      };
      if (!locks) {
        held.value = true;
        done();
        return;
      }
      const options: LockOptions = steal ? { steal } : { ifAvailable: true };
      locks.request(`roundhouse-match-${match}`, options, hold).catch(() => {
        // Another tab has stolen it, or the browser forbids locks here.
        held.value = false;
        done();
      });
    });
  return { held, take, release: () => release() };
}
