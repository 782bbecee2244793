import { describe, expect, test } from 'vitest';
import { locationOf, problemWith } from './layers';
import { importsOf, readSources } from './sources';

const modules = readSources('src', /\.tsx?$/);
const testGame = readSources('test/depot', /\.tsx?$/);

/** The path of a module of the test game as it would be in `src`. */
const inGames = (path: string) =>
  path
    .replace(/^test\/depot\/(catalogue|thinking|views)(\.ts)?$/, 'src/games/$1$2')
    .replace(/^test\//, 'src/games/');

describe('imports go only to lower layers', () => {
  test('in every module of src', () => {
    const problems = modules.flatMap((module) =>
      importsOf(module).flatMap((imported) => problemWith(module.path, imported) ?? []),
    );
    expect(problems).toEqual([]);
  });

  test('in every module of the test game, as if it were in src/games', () => {
    const problems = testGame.flatMap((module) =>
      importsOf(module).flatMap(
        (imported) => problemWith(inGames(module.path), inGames(imported)) ?? [],
      ),
    );
    expect(problems).toEqual([]);
  });

  test('every module belongs to a layer', () => {
    const paths = [...modules, ...testGame].map((one) => inGames(one.path));
    expect(paths.filter((path) => !locationOf(path))).toEqual([]);
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
    ['src/games/toy/modules/ferry/rules/sail.ts', 'src/games/toy/modules/ferry/view/boat'],
    ['src/games/toy/modules/ferry/rules/sail.ts', 'src/games/toy/modules/ferry/model/offers'],
    ['src/games/toy/modules/ferry/paint/sail.ts', 'src/kit/hex'],
  ])('%s may not import %s', (from, imported) => {
    expect(problemWith(from, imported)).not.toBeNull();
  });

  test.each([
    ['src/games/toy/words/ko.ts', 'src/kit/josa'],
    ['src/games/toy/view/board.tsx', 'src/games/toy/rules/play'],
    ['src/games/catalogue.ts', 'src/games/toy/rules/play'],
    ['src/app/table.tsx', 'src/games/views'],
    ['src/engine/cli.ts', 'node:readline'],
    ['src/games/toy/modules/ferry/view/boat.tsx', 'src/games/toy/modules/ferry/rules/sail'],
  ])('%s may import %s', (from, imported) => {
    expect(problemWith(from, imported)).toBeNull();
  });

  test('all forms of import are found', () => {
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

test('nothing outside games/ names a game', () => {
  const games = new Set(
    [...modules, ...testGame.map(({ path }) => ({ path: inGames(path) }))].flatMap(
      ({ path }) => locationOf(path)?.game ?? [],
    ),
  );
  const everything = readSources('src', /\.(tsx?|css|html)$/);
  const outside = everything.filter(({ path }) => !path.startsWith('src/games/'));
  for (const game of games) {
    const name = new RegExp(game.split('-').join('[-_ ]?'), 'i');
    expect(outside.filter(({ text }) => name.test(text)).map(({ path }) => path)).toEqual([]);
  }
});
