import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from '../support/circle';
import { readSources, root } from './sources';

test('every unit test file is in a circle: with any other name it would never run', () => {
  const matches = createFilter(filesOf('long'), null, { resolve: root });
  const isRun = (path: string) => matches(join(root, path));
  const paths = readSources('test', /\.test\.tsx?$/).map(({ path }) => path);
  expect(paths.filter(isRun)).not.toEqual([]);
  expect(paths.filter((path) => !isRun(path))).toEqual([]);
  expect(['test/kit/Hex.test.ts', 'test/kit/hex.slow.test.ts'].filter(isRun)).toEqual([]);
});
