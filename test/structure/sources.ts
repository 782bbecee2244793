import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The project's folder, with a trailing separator. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** Relative to the project's folder, with forward slashes: `src/kit/hex.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every file in a folder of the project whose name matches `ending`. */
export function readSources(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: relative(root, file).split(sep).join('/'),
        text: readFileSync(file, 'utf8'),
      };
    });
}

/**
 * The imports of a module: static and dynamic imports, re-exports, `import()` types and worker addresses. Relative
 * ones are returned as paths from the project's folder, packages as they are written.
 */
export function importsOf({ path, text }: SourceFile): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...[...text.matchAll(/\bimport\(\s*(['"`])(.+?)\1/g)].map((match) => match[2] ?? ''),
    ...[...text.matchAll(/\bnew URL\(\s*(['"`])(\.\.?\/.+?)\1\s*,\s*import\.meta\.url/g)].map(
      (match) => match[2] ?? '',
    ),
  ];
  const unread = module.dynamicImports.filter(
    (one) => !/^['"`]/.test(text.slice(one.moduleRequest.start, one.moduleRequest.end)),
  );
  if (unread.length > 0) throw new Error(`${path} imports an address made at run time`);
  return [...new Set(named)].map((name) =>
    name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
  );
}
