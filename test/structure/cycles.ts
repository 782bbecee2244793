import { importsOf, type SourceFile } from './sources';

/** Which folders import which, with one import as evidence: `a.ts -> b`. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The folder of a file, truncated to `depth` levels under `src`: 2 for `src/app/home`. */
function folderOf(path: string, depth: number): string {
  return path
    .split('/')
    .slice(0, -1)
    .slice(0, depth + 1)
    .join('/');
}

/**
 * The imports between folders at this depth. Imports inside a folder do not count. `as`: the path that counts for a
 * module.
 */
export function folderGraph(
  modules: readonly SourceFile[],
  depth: number,
  as = (path: string) => path,
): FolderGraph {
  const indexes = new Set(modules.map(({ path }) => path.replace(/\/index\.tsx?$/, '')));
  const graph = new Map<string, Map<string, string>>();
  for (const module of modules) {
    const from = folderOf(as(module.path), depth);
    const targets = graph.get(from) ?? new Map<string, string>();
    graph.set(from, targets);
    for (const imported of importsOf(module)) {
      const to = folderOf(as(indexes.has(imported) ? `${imported}/index` : imported), depth);
      if (!imported.startsWith('src/') || to === from || targets.has(to)) continue;
      targets.set(to, `${module.path} -> ${imported}`);
    }
  }
  return graph;
}

/** The imports of one cycle; null: none. */
export function findCycle(graph: FolderGraph): readonly string[] | null {
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const cycle = [...path.slice(start), folder];
      return cycle.slice(1).map((to, at) => graph.get(cycle[at] ?? '')?.get(to) ?? '');
    }
    if (finished.has(folder)) return null;
    for (const next of graph.get(folder)?.keys() ?? []) {
      const cycle = visit(next, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return null;
}
