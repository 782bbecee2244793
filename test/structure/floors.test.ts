import { describe, expect, test } from 'vitest';
import { problemWith, roomOf } from './floors';
import { importsOf, readSources } from './sources';

const modules = readSources('src', /\.tsx?$/);

describe('imports only go down', () => {
  test('in every module of src', () => {
    const problems = modules.flatMap((module) =>
      importsOf(module).flatMap((imported) => problemWith(module.path, imported) ?? []),
    );
    expect(problems).toEqual([]);
  });

  test('and every module stands on a floor', () => {
    expect(modules.map((one) => one.path).filter((path) => !roomOf(path))).toEqual([]);
  });

  test.each([
    ['src/kit/hex.ts', 'src/ui/sheet'],
    ['src/kit/hex.ts', 'preact'],
    ['src/games/toy/rules/play.ts', 'src/games/toy/words/en'],
    ['src/games/toy/view/board.tsx', 'src/games/other/rules/play'],
    ['src/archive/table.ts', 'src/link/session'],
    ['src/match/offer.ts', 'src/games/toy/rules/play'],
    ['src/app/home.tsx', 'src/games/toy/view/board'],
    ['src/engine/cli.ts', 'src/match/offer'],
    ['src/app/home.tsx', 'node:fs'],
    ['src/utils/all.ts', 'src/kit/hex'],
  ])('%s may not import %s', (from, imported) => {
    expect(problemWith(from, imported)).not.toBeNull();
  });

  test.each([
    ['src/games/toy/words/ko.ts', 'src/kit/josa'],
    ['src/games/toy/view/board.tsx', 'src/games/toy/rules/play'],
    ['src/games/catalogue.ts', 'src/games/toy/rules/play'],
    ['src/app/table.tsx', 'src/games/views'],
    ['src/engine/cli.ts', 'node:readline'],
  ])('%s may import %s', (from, imported) => {
    expect(problemWith(from, imported)).toBeNull();
  });

  test('whichever way a module is named', () => {
    const text = `
      import type { A } from '../ui/a';
      export * from './b';
      const c = () => import('../app/c');
      type D = import('./d').D;
      const e = new Worker(new URL('../match/e.ts', import.meta.url));
    `;
    expect(importsOf({ path: 'src/kit/probe.ts', text }).sort()).toEqual([
      'src/app/c',
      'src/kit/b',
      'src/kit/d',
      'src/match/e.ts',
      'src/ui/a',
    ]);
  });
});

test('outside games/ no game is known by name', () => {
  const games = new Set(modules.flatMap(({ path }) => roomOf(path)?.game ?? []));
  const everything = readSources('src', /\.(tsx?|css|html)$/);
  const outside = everything.filter(({ path }) => !path.startsWith('src/games/'));
  for (const game of games) {
    const name = new RegExp(game.split('-').join('[-_ ]?'), 'i');
    expect(outside.filter(({ text }) => name.test(text)).map(({ path }) => path)).toEqual([]);
  }
});
