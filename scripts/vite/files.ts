import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
/** The test game lies beside `src`; test builds put it into files as every other game. */
const testGames = fileURLToPath(new URL('../../test/', import.meta.url));

/** The place of a module as it would be in `src`. */
const placeOf = (id: string) =>
  id.replace(source, '').replace(LIST_IN_TEST, 'games/$1.ts').replace(testGames, 'games/');

const LIST_IN_TEST = /^.*\/test\/depot\/(\w+\.ts)$/;

/** The modules that every match needs. They import views and rules when the game is known. */
const MATCH_SCREENS = [
  /^app\/(new-match\/new-match|table\/table-screen)\.tsx$/,
  /^games\/[^/]+\/(rules\/index|view\/view|words\/..\/index)\.ts$/,
];

/** A module of a game, except its texts in one language. */
const GAME = /\/(?:src\/games|test)\/([^/]+)\/(?!words\/..\/|\w+\.ts$)/;

/** Whether one of the screens imports a module statically, directly or not. */
function isNeededBy(
  screens: readonly RegExp[],
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  const path = placeOf(id);
  if (screens.some((screen) => screen.test(path))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(screens, importer, graph, seen));
}

/** The modules shared by all games, except those for one language only, input that cannot be read, or sent pictures. */
const APP =
  /\/src\/(app|ui|match|archive|kit)\/(?!josa\.|agree\.|and\.|reading-words\.|picture-ink\.)|\/(?:src\/games|test\/depot)\/[^/]+\.ts$|\/src\/games\/[^/]+\/card\.ts$|\/(lucide-preact|valibot)\//;

/** Whose modules import a shared module statically, directly or not: games, and `app` for anything that is no game. */
function usersOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  users = new Set<string>(),
  seen = new Set<string>(),
): ReadonlySet<string> {
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  if (importers.length === 0) users.add('app');
  for (const importer of importers) {
    const [, game] = GAME.exec(importer) ?? [];
    if (game) users.add(game);
    else if (!seen.has(importer)) usersOf(importer, graph, users, seen);
  }
  return users;
}

/**
 * One file for Home, one for the screens from New match to the table, without what Home has loaded, and one for the rules
 * and the view of each game, without modules that only few of its matches need. What a single game uses of what is shared,
 * such as icons, comes with that game.
 */
function fileOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const [, game] = GAME.exec(id) ?? [];
  if (!game && isNeededBy([/^app\/home\/home\.tsx$/], id, graph)) return 'home';
  if (!isNeededBy(MATCH_SCREENS, id, graph)) return null;
  if (game) return game;
  const [user = 'app', another] = usersOf(id, graph);
  return another || user === 'app' ? 'playing' : user;
}

/**
 * Modules that are needed together are one file. This saves requests, and gzip compresses better. What the first
 * paint and Home need stays in separate files.
 */
export const files: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', tags: ['$initial'], priority: 3 },
    { name: fileOf, debugName: 'file', test: (id) => GAME.test(id) || APP.test(id), priority: 2 },
    // What is said in English alone.
    { name: 'english', test: /\/src\/kit\/(?:agree|and)\./, priority: 2 },
    // Used by Settings and by the table, which do not need each other.
    { name: 'feedback', test: /\/src\/app\/feedback\//, priority: 2 },
    // Needed soon after every start, and by Settings and imports.
    { name: 'storage', test: /\/src\/archive\/(storage-state|sweep)\./, priority: 2 },
    { name: 'screens-shared', test: APP, minShareCount: 2, priority: 1 },
  ],
};

/**
 * The worker's entry stays a stub that nothing imports. WebKit evaluates a worker's entry a second time when another
 * file of the worker imports it, and all of its module state would exist twice.
 */
export const workerFiles: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'thinking', tags: ['$initial'], test: /\/(?:src|test)\/(?!.*\.worker\.ts$)/ }],
};
