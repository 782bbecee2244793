import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const dist = join(root, 'dist');

/**
 * Each stage loads these, with all they import statically, besides the stages before it: files by the
 * name that vite.config.ts gives them, or by the end of the path of the module that they begin with (the
 * page, or a target of import()). An end-to-end test proves that a browser fetches neither more nor less.
 */
const stages = [
  { title: 'First paint', limit: 25, parts: ['index.html'] },
  {
    title: 'Home usable',
    limit: 70,
    parts: ['app/words/{language}.ts', 'home', 'workbox-window.prod.mjs'],
  },
  {
    title: 'Mini Express playable',
    limit: 120,
    parts: ['playing', 'mini-express', 'games/mini-express/words/{language}.ts'],
  },
];

/** The built files a module needs before it runs. */
function filesOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  const imported = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/**
 * The files of `dist` that have been loaded when each stage is reached in a language (`en`, `ko`), with
 * its limit in kB gzip. Throws when one of them is no file any more.
 */
export function stageFiles(language) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const loaded = new Set(['index.html']);
  return stages.map(({ title, limit, parts }) => {
    for (const named of parts) {
      const part = named.replace('{language}', language);
      const name = Object.keys(manifest).find(
        (key) => manifest[key].name === part || key.endsWith(part),
      );
      if (!name) throw new Error(`No file is or begins with ${part}; this list is out of date.`);
      for (const file of filesOf(manifest, name)) loaded.add(file);
    }
    return { title, limit, files: [...loaded] };
  });
}
