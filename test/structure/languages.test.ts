import { describe, expect, test } from 'vitest';
import { readSources } from './sources';

/** The lists of what to load for a language: one a game, and the app's own. */
const LIST = /(\/words\/texts|^src\/app\/words\/words)\.ts$/;

const LOADED = /import\(\s*'[^']*\/(?:en|ko)(?:\/[^']*)?'/;
const IMPORTED = /^import (?!type )[^;]*? from '[^']*\/words\/(?:en|ko)(?:\/[^']*)?'/m;

const modules = [...readSources('src', /\.tsx?$/), ...readSources('test/depot', /\.tsx?$/)];

describe('a language is loaded by the lists alone', () => {
  test('every list loads some', () => {
    const lists = modules.filter(({ path }) => LIST.test(path));
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter(({ text }) => !LOADED.test(text))).toEqual([]);
  });

  test('no other module does', () => {
    const others = modules.filter(({ path }) => !LIST.test(path));
    const loading = others.filter(({ text }) => LOADED.test(text) || IMPORTED.test(text));
    expect(loading.map(({ path }) => path)).toEqual([]);
  });

  test('types of a language may be imported', () => {
    expect(IMPORTED.test("import { words } from '../words/en';")).toBe(true);
    expect(IMPORTED.test("import type { TableWords } from '../words/en/table';")).toBe(false);
  });
});
