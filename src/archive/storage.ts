/** How safe what we keep is from a browser that tidies up, and how much room it takes. */
export interface StorageState {
  /** null: this browser does not tell. */
  readonly persisted: boolean | null;
  /** Bytes. */
  readonly used: number | null;
  readonly available: number | null;
}

export async function storageState(): Promise<StorageState> {
  const storage = manager();
  if (!storage) return { persisted: null, used: null, available: null };
  const [persisted, estimate] = await Promise.all([storage.persisted(), storage.estimate()]);
  return { persisted, used: estimate.usage ?? null, available: estimate.quota ?? null };
}

/** Asks the browser to keep our data for good; some ask the person. True: it will; false too where it cannot be asked. */
export async function askToPersist(): Promise<boolean> {
  try {
    const storage = manager();
    return storage !== null && ((await storage.persisted()) || (await storage.persist()));
  } catch {
    return false;
  }
}

/** Only pages served securely have one. */
function manager(): StorageManager | null {
  return typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : null;
}
