/** Asks the browser to keep our data for good; some ask the person. False too where it cannot be asked. */
export async function askToPersist(): Promise<boolean> {
  const granted = await told(async (storage) => (await storage.persisted()) || storage.persist());
  return granted ?? false;
}

/** Pages not served securely have no storage manager, and Safari 16 has one that tells only half. */
export async function told<T>(ask: (storage: StorageManager) => Promise<T>): Promise<T | null> {
  try {
    return await ask(navigator.storage);
  } catch {
    return null;
  }
}
