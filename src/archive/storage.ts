/** Asks the browser to store our data persistently; some browsers ask the user. False where it is not supported. */
export async function askToPersist(): Promise<boolean> {
  const granted = await queryStorage(
    async (storage) => (await storage.persisted()) || storage.persist(),
  );
  return granted ?? false;
}

/** null where it fails: insecure pages have no storage manager, and Safari 16 has only half of it. */
export async function queryStorage<T>(
  ask: (storage: StorageManager) => Promise<T>,
): Promise<T | null> {
  try {
    return await ask(navigator.storage);
  } catch {
    return null;
  }
}
