import { expect, test } from 'vitest';
import { readSources } from './sources';

test('no file is longer than 300 lines', () => {
  const files = ['src', 'test', 'scripts'].flatMap((folder) =>
    readSources(folder, /\.(tsx?|mjs|css)$/),
  );
  const long = files.filter(({ text }) => text.split('\n').length > 301);
  expect(long.map(({ path }) => path)).toEqual([]);
});
