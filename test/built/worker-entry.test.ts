import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const assets = join(import.meta.dirname, '../../dist/assets');
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(assets, file), 'utf8');

// WebKit evaluates a worker's entry a second time when a file of the worker imports from it. Its second
// listener knew no match and answered every order with a failure: on every iPhone.
test('only the page names the entry of a worker, and the entry exports nothing', () => {
  const entries = scripts.filter((file) => file.includes('.worker-'));
  expect(entries).not.toHaveLength(0);
  for (const entry of entries) {
    const naming = scripts.map(read).filter((text) => text.includes(entry));
    expect(naming, entry).toEqual([expect.stringContaining('new Worker(')]);
    expect(read(entry), entry).not.toMatch(/\bexport\b/);
  }
});
