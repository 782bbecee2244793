// Weighs the built app, gzip -9, against its budget. Run after `npm run build`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * Each stage loads these modules, with all they import statically, besides the stages before it. A
 * module that is named here, by the end of its path, begins a chunk of its own: the page, or a target
 * of import(). Of two languages the heavier one counts.
 */
const stages = [
  { title: 'First paint', limit: 25, modules: ['index.html'] },
  {
    title: 'Home usable',
    limit: 70,
    modules: ['app/words/ko.ts', 'app/home/home.tsx', 'workbox-window.prod.mjs'],
  },
  {
    title: 'Mini Express playable',
    limit: 120,
    modules: [
      'app/new-match/new-match.tsx',
      'app/table/table-screen.tsx',
      'games/mini-express/view/view.ts',
      'games/mini-express/words/ko.ts',
    ],
  },
];
const precacheLimit = 600;

const dist = join(root, 'dist');
const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

/** The built files a module needs before it runs. */
function filesOf(manifest, name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  const imported = (chunk.imports ?? []).flatMap((one) => filesOf(manifest, one, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** The files that are loaded when each stage is reached, by its title. */
function stageFiles() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const loaded = new Set(['index.html']);
  return stages.map(({ title, limit, modules }) => {
    for (const module of modules) {
      const name = Object.keys(manifest).find((key) => key.endsWith(module));
      if (!name) throw new Error(`No chunk begins with ${module}; this list is out of date.`);
      for (const file of filesOf(manifest, name)) loaded.add(file);
    }
    return { title, limit, files: [...loaded] };
  });
}

/** What the service worker fetches when the app is installed. */
function precached() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map((match) => match[1]);
  if (files.length === 0) throw new Error('The service worker names no files to keep.');
  return files;
}

if (!existsSync(dist)) throw new Error('There is no dist folder: run npm run build first.');
const weighed = [
  ...stageFiles(),
  { title: 'Whole precache', limit: precacheLimit, files: precached() },
];
for (const { title, limit, files } of weighed) {
  const kilobytes = files.reduce((sum, file) => sum + weigh(file), 0);
  const ok = kilobytes <= limit;
  if (!ok) process.exitCode = 1;
  const figures = `${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB`;
  console.log(`${title.padEnd(24)}${figures}  ${ok ? 'ok' : 'TOO MUCH'}`);
}
