import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The lists of games that a test build takes from the folder of the test game. Each begins with the list of the app. */
const LISTS = ['catalogue', 'thinking', 'views'];
const lists = new Map(
  LISTS.map((list) => [`${root}src/games/${list}.ts`, `${root}test/depot/${list}.ts`]),
);

/** Adds the test game to a test build. */
export function withTestGame(): Plugin {
  return {
    name: 'with-test-game',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`(^|/)(${LISTS.join('|')})$`) },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const longer = found && lists.get(found.id);
        // The longer list itself imports the list of the app.
        return longer && importer !== longer ? longer : found;
      },
    },
  };
}
