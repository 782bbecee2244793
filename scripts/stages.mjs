import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const dist = join(root, 'dist');

const HOME = ['index.html', 'app/words/{language}.ts', 'home', 'workbox-window.prod.mjs'];

/** The stage in which a game can be played; nothing of another game is loaded for it. */
const playable = (title, limit, id, ...more) => ({
  title: `${title} playable`,
  limit,
  parts: [...HOME, 'playing', id, `games/${id}/words/{language}/index.ts`, ...more],
});

/**
 * What has been loaded at each stage: these files, with everything they import statically. A part is the name that
 * vite.config.ts gives a file, or the end of the path of its entry module (the page, or a target of import()). An
 * end-to-end test checks that a browser fetches exactly these files.
 */
const stages = [
  { title: 'First paint', limit: 25, parts: ['index.html'] },
  { title: 'Home usable', limit: 75, parts: HOME },
  playable('Mini Express', 151, 'mini-express'),
  // In the build phase, which each match needs.
  playable('Age of Steam', 179, 'age-of-steam', 'age-of-steam/view/panels/build-panel.tsx'),
  playable(
    'Ultimate Railroads',
    170,
    'ultimate-railroads',
    'ultimate-railroads/words/{language}/table/index.ts',
  ),
  // In world 685, one of whose modules has panels of its own.
  playable(
    '504',
    204,
    '504',
    '504/words/{language}/table/index.ts',
    '504/modules/production/view/panels.tsx',
  ),
];

/** The built files that a module needs before it runs. */
function filesOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  const imported = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

const readManifest = () => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * Built files of which each needs the next before it runs, and the last the first; null: there are none. Which of them
 * runs first, and so whether they work, depends on the screen that is opened first.
 */
export function circleOfFiles() {
  const manifest = readManifest();
  const free = new Set();
  const circleFrom = (name, path) => {
    if (path.includes(name)) return path.slice(path.indexOf(name));
    if (free.has(name)) return null;
    for (const one of manifest[name].imports ?? []) {
      const circle = circleFrom(one, [...path, name]);
      if (circle) return circle;
    }
    free.add(name);
    return null;
  };
  for (const name of Object.keys(manifest)) {
    const circle = circleFrom(name, []);
    if (circle) return circle.map((one) => manifest[one].file);
  }
  return null;
}

/**
 * The files of `dist` that have been loaded when each stage is reached in a language (`en`, `ko`), with its limit in
 * kB gzip. Throws when a part has no file.
 */
export function stageFiles(language) {
  const manifest = readManifest();
  return stages.map(({ title, limit, parts }) => {
    const loaded = new Set(['index.html']);
    for (const named of parts) {
      const part = named.replace('{language}', language);
      const name = Object.keys(manifest).find(
        (key) => manifest[key].name === part || key.endsWith(part),
      );
      if (!name) throw new Error(`No built file for the part ${part}: update this list.`);
      for (const file of filesOf(manifest, name)) loaded.add(file);
    }
    return { title, limit, files: [...loaded] };
  });
}
