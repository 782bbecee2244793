/** How safe what we keep is from a browser that tidies up, and how much room it takes. */
export interface StorageState {
  /** null: this browser does not tell. */
  readonly persisted: boolean | null;
  /** Bytes. */
  readonly used: number | null;
  readonly available: number | null;
}

/** What the browser tells of it now; it never fails. */
export async function storageState(): Promise<StorageState> {
  const [persisted, estimate] = await Promise.all([
    told((storage) => storage.persisted()),
    told((storage) => storage.estimate()),
  ]);
  return { persisted, used: estimate?.usage ?? null, available: estimate?.quota ?? null };
}

/** Asks the browser to keep our data for good; some ask the person. False too where it cannot be asked. */
export async function askToPersist(): Promise<boolean> {
  const granted = await told(async (storage) => (await storage.persisted()) || storage.persist());
  return granted ?? false;
}

/** Pages not served securely have no storage manager, and Safari 16 has one that tells only half. */
async function told<T>(ask: (storage: StorageManager) => Promise<T>): Promise<T | null> {
  try {
    return await ask(navigator.storage);
  } catch {
    return null;
  }
}
