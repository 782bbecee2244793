import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');

test('the test game is in no build that people get', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|html|txt|json)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(20);
  const naming = files.filter(({ parentPath, name }) =>
    /depot|차량기지/i.test(readFileSync(join(parentPath, name), 'utf8')),
  );
  expect(naming.map(({ name }) => name)).toEqual([]);
});
