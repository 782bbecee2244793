import { describe, expect, test } from 'vitest';
import { findCycle, folderGraph } from './cycles';
import { layered } from './layers';
import { importsOf, readSources } from './sources';

const modules = readSources('src', /\.tsx?$/);

describe('there are no import cycles between folders', () => {
  test.each([1, 2])('at depth %i under src', (depth) => {
    expect(findCycle(folderGraph(modules, depth))).toBeNull();
  });

  test('within the folders of each game', () => {
    const games = modules.filter(({ path }) => path.startsWith('src/games/'));
    expect(findCycle(folderGraph(games, 3, layered))).toBeNull();
  });

  test.each(['age-of-steam', 'mini-express', 'ultimate-railroads', '504'])(
    'among the parts of the view of %s',
    (game) => {
      const view = `src/games/${game}/view/`;
      // What lies in the folder itself puts its parts together, and serves them too.
      const parts = modules.filter(({ path }) => {
        const place = layered(path);
        return place.startsWith(view) && place.slice(view.length).includes('/');
      });
      expect(findCycle(folderGraph(parts, 4, layered))).toBeNull();
    },
  );

  // Modules are below what puts them together, and above the base: files of the folder itself count here.
  test.each([
    ['rules', 4],
    ['view/model', 5],
  ])('among the modules and other parts of the %s of 504', (layer, depth) => {
    const parts = modules.filter(({ path }) => layered(path).startsWith(`src/games/504/${layer}/`));
    expect(findCycle(folderGraph(parts, depth, layered))).toBeNull();
  });

  test('the rules of a module of 504 import no other module and no pair', () => {
    const problems = modules.flatMap((module) => {
      const own = /^src\/games\/504\/modules\/[^/]+\/(?=rules\/|state|events|refusals)/.exec(
        module.path,
      )?.[0];
      if (!own) return [];
      return importsOf(module)
        .filter((path) => /^src\/games\/504\/(modules|rules\/pairs)\//.test(path))
        .filter((path) => !path.startsWith(own))
        .map((path) => `${module.path} -> ${path}`);
    });
    expect(problems).toEqual([]);
  });

  test('finds a cycle of any length', () => {
    const module = (path: string, imported: string) => ({ path, text: `import '${imported}';` });
    const chain = [
      module('src/app/a/one.ts', '../b/two'),
      module('src/app/b/two.ts', '../c/three'),
      module('src/app/c/three.ts', './four'),
    ];
    expect(findCycle(folderGraph(chain, 2))).toBeNull();
    const cycle = [...chain, module('src/app/c/four.ts', '../a/five')];
    expect(findCycle(folderGraph(cycle, 2))).toEqual([
      'src/app/a/one.ts -> src/app/b/two',
      'src/app/b/two.ts -> src/app/c/three',
      'src/app/c/four.ts -> src/app/a/five',
    ]);
    expect(findCycle(folderGraph(cycle, 1))).toBeNull();
  });

  test('a parent folder counts as a separate folder', () => {
    const above = [
      { path: 'src/app/app.ts', text: "import './home/home';" },
      { path: 'src/app/home/home.ts', text: "import '../app';" },
    ];
    expect(findCycle(folderGraph(above, 2))).toHaveLength(2);
  });
});
