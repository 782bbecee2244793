import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist } from '../../src/archive/storage';
import { storageState } from '../../src/archive/storage-state';

afterEach(() => vi.unstubAllGlobals());

function browser(storage: Partial<StorageManager>): void {
  vi.stubGlobal('navigator', { storage });
}

test('says how much is kept and whether it is safe', async () => {
  browser({
    persisted: async () => true,
    estimate: async () => ({ usage: 5000, quota: 1e9 }),
  });
  expect(await storageState()).toEqual({ persisted: true, used: 5000, available: 1e9 });
});

test('says so where the browser does not tell, or only half', async () => {
  browser({ persisted: async () => false });
  expect(await storageState()).toEqual({ persisted: false, used: null, available: null });
  vi.stubGlobal('navigator', {});
  expect(await storageState()).toEqual({ persisted: null, used: null, available: null });
  expect(await askToPersist()).toBe(false);
});

test('does not ask again what has been granted', async () => {
  const persist = vi.fn(async () => true);
  browser({ persisted: async () => true, persist });
  expect(await askToPersist()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

test('a refusal is an answer, thrown or not', async () => {
  browser({ persisted: async () => false, persist: async () => false });
  expect(await askToPersist()).toBe(false);
  browser({ persisted: () => Promise.reject(new TypeError('opaque origin')) });
  expect(await askToPersist()).toBe(false);
});
