import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The lists of games that a test build takes from the test game's folder; each begins with the app's own. */
const LISTS = ['catalogue', 'thinking', 'views'];
const lists = new Map(
  LISTS.map((list) => [`${root}src/games/${list}.ts`, `${root}test/depot/${list}.ts`]),
);

/** Puts the test game beside the others: only for builds that tests look at. */
export function withTestGame(): Plugin {
  return {
    name: 'with-test-game',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`(^|/)(${LISTS.join('|')})$`) },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const longer = found && lists.get(found.id);
        // The longer list itself imports the app's own.
        return longer && importer !== longer ? longer : found;
      },
    },
  };
}
