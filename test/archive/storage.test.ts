import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from '../../src/archive/storage';
import { storageState } from '../../src/archive/storage-state';

afterEach(() => vi.unstubAllGlobals());

function browser(storage: Partial<StorageManager>): void {
  vi.stubGlobal('navigator', { storage });
}

test('reports how much is stored and whether it is persistent', async () => {
  browser({
    persisted: async () => true,
    estimate: async () => ({ usage: 5000, quota: 1e9 }),
  });
  expect(await storageState()).toEqual({ persisted: true, used: 5000, available: 1e9 });
});

test('reports null where the browser gives no answer, or only half of one', async () => {
  browser({ persisted: async () => false });
  expect(await storageState()).toEqual({ persisted: false, used: null, available: null });
  vi.stubGlobal('navigator', {});
  expect(await storageState()).toEqual({ persisted: null, used: null, available: null });
  expect(await askToPersist()).toBe(false);
});

test('does not ask again for what has been granted', async () => {
  const persist = vi.fn(async () => true);
  browser({ persisted: async () => true, persist });
  expect(await askToPersist()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

test('a denial gives false, and so does an error', async () => {
  browser({ persisted: async () => false, persist: async () => false });
  expect(await askToPersist()).toBe(false);
  browser({ persisted: () => Promise.reject(new TypeError('opaque origin')) });
  expect(await askToPersist()).toBe(false);
});
