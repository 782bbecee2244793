/** Code that is needed by few users, or later. It is loaded when it is first needed, and then kept. */
export interface Lazy<T> {
  /** null: not loaded yet. */
  readonly here: () => T | null;
  /** Rejects when loading fails. The next call tries again. */
  readonly fetch: () => Promise<T>;
}

/** Code behind `load`. Once loaded, it is not requested again. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let here: T | null = null;
  return {
    here: () => here,
    fetch: async () => {
      here ??= await load();
      return here;
    },
  };
}
