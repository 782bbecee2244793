import { aTurn } from '../support/event-loop';

/** The lock manager that all tabs of one browser share, with the parts that a match uses. */
export class TabLocks {
  readonly #holders = new Map<string, (stolen: Error) => void>();

  readonly request = (
    name: string,
    { steal = false }: LockOptions,
    hold: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    const lose = this.#holders.get(name);
    if (lose && !steal) return Promise.resolve(hold(null));
    lose?.(new DOMException('Lock broken by another request.', 'AbortError'));
    return new Promise<void>((resolve, reject) => {
      this.#holders.set(name, reject);
      const end = () => {
        if (this.#holders.get(name) === reject) this.#holders.delete(name);
        resolve();
      };
      // The browser grants and frees a lock some time after the request.
      void aTurn().then(() => hold({ name, mode: 'exclusive' })?.then(() => aTurn().then(end)));
    });
  };

  /** The signature of the browser's type. */
  static shared(): LockManager {
    const { request } = new TabLocks();
    return { request: request as LockManager['request'], query: async () => ({}) };
  }
}
