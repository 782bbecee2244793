import { queryStorage } from './storage';

/** Whether the browser may evict our data, and how much space there is. */
export interface StorageState {
  /** null: the browser does not report it. */
  readonly persisted: boolean | null;
  /** Bytes. */
  readonly used: number | null;
  readonly available: number | null;
}

/** Asks the browser. Never fails. */
export async function storageState(): Promise<StorageState> {
  const [persisted, estimate] = await Promise.all([
    queryStorage((storage) => storage.persisted()),
    queryStorage((storage) => storage.estimate()),
  ]);
  return { persisted, used: estimate?.usage ?? null, available: estimate?.quota ?? null };
}

/** Whether there is room for that many bytes more, as far as the browser says. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { used, available } = await storageState();
  return used === null || available === null || available - used >= bytes;
}
