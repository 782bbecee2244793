import { describe, expect, test } from 'vitest';
import { findCycle, folderGraph } from './cycles';
import { readSources } from './sources';

const modules = readSources('src', /\.tsx?$/);

describe('there are no import cycles between folders', () => {
  test.each([1, 2])('at depth %i under src', (depth) => {
    expect(findCycle(folderGraph(modules, depth))).toBeNull();
  });

  test('within the folders of each game', () => {
    const games = modules.filter(({ path }) => path.startsWith('src/games/'));
    expect(findCycle(folderGraph(games, 3))).toBeNull();
  });

  // In 504 panels, board and modules of the view know each other through its table of modules.
  test.each(['age-of-steam', 'mini-express', 'ultimate-railroads'])(
    'among the parts of the view of %s',
    (game) => {
      const view = `src/games/${game}/view/`;
      // What lies in the folder itself puts its parts together, and serves them too.
      const parts = modules.filter(
        ({ path }) => path.startsWith(view) && path.slice(view.length).includes('/'),
      );
      expect(findCycle(folderGraph(parts, 4))).toBeNull();
    },
  );

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
