import { told } from './storage';

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
