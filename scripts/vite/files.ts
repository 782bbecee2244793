import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** What every match needs; views and rules are loaded by them when it is known which game it is. */
const PLAYING = [
  /^app\/(new-match\/new-match|table\/table-screen)\.tsx$/,
  /^games\/[^/]+\/(rules\/index|view\/view|words\/..)\.ts$/,
];

/** A module of a game that speaks no language of its own. */
const GAME = /\/src\/games\/([^/]+)\/(?!words\/..[-.])/;

/** Whether one of the screens needs a module before it can be shown. */
function isNeededBy(
  screens: readonly RegExp[],
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  const path = id.replace(source, '');
  if (screens.some((screen) => screen.test(path))) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(screens, importer, graph, seen));
}

/** What the games stand on, but for what one language alone needs. */
const HOUSE =
  /\/src\/(app|ui|match|archive|kit)\/(?!josa\.)|\/src\/games\/[^/]+\.ts$|\/(lucide-preact|valibot)\//;

/** One file for Home, and one for the way from New match to the table, but for what Home has fetched. */
function houseFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (isNeededBy([/^app\/home\/home\.tsx$/], id, graph)) return 'home';
  return isNeededBy(PLAYING, id, graph) ? 'playing' : null;
}

/** One file for rules and view of a game, without what few of its matches need. */
function gameFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  const [, game] = GAME.exec(id) ?? [];
  return game && isNeededBy(PLAYING, id, graph) ? game : null;
}

/**
 * What is wanted together is one file instead of a file for every module: fewer requests, and gzip finds
 * more. What the first paint and Home need stays apart from it.
 */
export const files: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', tags: ['$initial'], priority: 3 },
    { name: gameFile, debugName: 'game', test: GAME, priority: 2 },
    { name: houseFile, debugName: 'house', test: HOUSE, priority: 2 },
    // Settings tries it and the table gives it; neither needs the other's company.
    { name: 'feedback', test: /\/src\/app\/feedback\//, priority: 2 },
    { name: 'screens-shared', test: HOUSE, minShareCount: 2, priority: 1 },
  ],
};
