import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
/** The test game is in `test/depot`. Test builds split it like any other game. */
const testGames = fileURLToPath(new URL('../../test/', import.meta.url));

/** The path of a module below `src`; the test game counts as a game of `src/games`. */
const placeOf = (id: string) =>
  id.replace(source, '').replace(LIST_IN_TEST, 'games/$1.ts').replace(testGames, 'games/');

const LIST_IN_TEST = /^.*\/test\/depot\/(\w+\.ts)$/;

/** The screens that every match needs, and what they load of its game. */
const MATCH_SCREENS = [
  /^app\/(new-match\/new-match|table\/table-screen)\.tsx$/,
  /^games\/[^/]+\/(rules\/index|view\/view|words\/..\/index)\.ts$/,
];

/** A module of a game, except its texts in one language. */
const GAME = /\/(?:src\/games|test)\/([^/]+)\/(?!words\/..\/|\w+\.ts$)/;

/** Whether one of the screens imports a module statically, directly or through other modules. */
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

/**
 * The modules shared by all games, except those for one language, for unreadable input, for the help, or for pictures to
 * send.
 */
const APP =
  /\/src\/(app|ui|match|archive|kit)\/(?!josa\.|agree\.|and\.|reading-words\.|help-plan\.|picture-ink\.)|\/(?:src\/games|test\/depot)\/[^/]+\.ts$|\/src\/games\/[^/]+\/card\.ts$|\/(lucide-preact|valibot)\//;

/** Short texts of a game in one language that few matches need. */
const SHORT_TEXTS =
  /\/(?:src\/games|test)\/([^/]+)\/words\/(..)\/(?:about|brief|charts|explainer|hindsight|outside|own|problems|puzzles|standing|tour)\.ts$/;

/** They are one file for each game and language: as many small ones would be larger by half a kilobyte. */
function shortTextsOf(id: string): string | null {
  const [, game, language] = SHORT_TEXTS.exec(id) ?? [];
  return game ? `${game}-${language}` : null;
}

/** The games that import a shared module statically, directly or through other modules, and `app` if the app does so. */
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
 * The file of a module; null: the bundler decides. `home` is for Home, `playing` for the other screens from New match to the
 * table, and each game has a file for its rules and its view, without the modules that only few of its matches need. A shared
 * module that a single game uses, such as an icon, is in the file of that game.
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
    { name: shortTextsOf, debugName: 'short texts', test: SHORT_TEXTS, priority: 2 },
    // For sentences in English only.
    { name: 'english', test: /\/src\/kit\/(?:agree|and)\./, priority: 2 },
    // Used by the link and by screens that use the link: in a file with either, each would need the other first.
    { name: 'untrusted', test: /\/src\/kit\/hostile-json\./, priority: 2 },
    // Used by Settings and by the table, which are loaded separately.
    { name: 'feedback', test: /\/src\/app\/feedback\//, priority: 2 },
    // Needed soon after every start, and by Settings and imports.
    { name: 'storage', test: /\/src\/archive\/(storage-state|sweep)\./, priority: 2 },
    // For tables, which do not need the rest of what other screens share.
    {
      name: 'tables-shared',
      test: /\/src\/ui\/(?:warning\/|turn\/(?:turn-warning|targets)\.|board\/next-through\.)|\/rotate-cw\./,
      priority: 2,
    },
    // Used by news and by logs.
    {
      name: 'news-shared',
      test: /\/src\/app\/(?:computers\/stay|log\/(?:news-in|new-events|words))\./,
      priority: 2,
    },
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

/**
 * Each file contains the names of the files that it loads. Gzip compresses letters of one case better than both, and cannot
 * shorten hashes: 36 bits are enough to tell the versions of one file apart.
 */
export const fileNames: Rolldown.OutputOptions = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};
