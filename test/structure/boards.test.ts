import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { importsOf, readSources } from './sources';

const modules = readSources('src/games', /\.tsx?$/);

/** The maps of games: modules of data that say so by the type of what they hold. */
const maps = modules.filter(
  ({ path, text }) => path.includes('/data/') && /^export const \w+: BoardForm =/m.test(text),
);

/** The functions that are called when a module loads: all calls but those within functions and classes. */
function calledAtLoad(path: string, text: string): readonly string[] {
  const called: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, callee } = node as { type?: string; callee?: { name?: string } };
    if (type && /Function|^Class/.test(type)) return;
    if (type === 'CallExpression' && callee?.name) called.push(callee.name);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, text).program.body);
  return called;
}

test('a map is read only by the compiler of its game’s boards', () => {
  expect(maps.length).toBeGreaterThan(2);
  const names = maps.map(({ path }) => path.replace(/\.ts$/, ''));
  const readers = modules.filter(
    ({ path, ...rest }) =>
      !/\/rules\/board\.ts$/.test(path) &&
      importsOf({ path, ...rest }).some((name) => names.includes(name)),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test('no board is compiled, and no position begun, when a module loads', () => {
  const makers = /\b(boardOf|blankState)\b/;
  const early = modules
    .filter(({ text }) => makers.test(text))
    .filter(({ path, text }) => calledAtLoad(path, text).some((name) => makers.test(name)));
  expect(early.map(({ path }) => path)).toEqual([]);
  expect(calledAtLoad('toy.ts', 'const { map } = boardOf(form);')).toEqual(['boardOf']);
  expect(calledAtLoad('toy.ts', 'const board = () => boardOf(form);')).toEqual([]);
});
