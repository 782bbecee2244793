// Weighs the built app, gzip -9, against its budget. Run after `npm run build`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

/**
 * Each stage loads these modules, with all they import statically, besides the stages before it.
 * A module that is named here begins a chunk of its own: the page, or a target of import().
 */
const stages = [
  { title: 'First paint', limit: 25, modules: ['index.html'] },
  { title: 'Home usable', limit: 70, modules: [] },
  { title: 'Mini Express playable', limit: 120, modules: [] },
];
const precacheLimit = 600;

const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

/** The built files a module needs before it runs. */
function filesOf(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  if (!chunk) throw new Error(`No chunk begins with ${name}; the budget's list is out of date.`);
  const imported = (chunk.imports ?? []).flatMap((one) => filesOf(one, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** What the service worker fetches when the app is installed. */
function precached() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map((match) => match[1]);
  if (files.length === 0) throw new Error('The service worker names no files to keep.');
  return files;
}

let within = true;
function report(title, kilobytes, limit) {
  const ok = kilobytes <= limit;
  within &&= ok;
  const figures = `${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB`;
  console.log(`${title.padEnd(24)}${figures}  ${ok ? 'ok' : 'TOO MUCH'}`);
}

if (!existsSync(dist)) throw new Error('There is no dist folder: run npm run build first.');
const loaded = new Set(['index.html']);
for (const { title, limit, modules } of stages) {
  for (const name of modules) for (const file of filesOf(name)) loaded.add(file);
  report(
    title,
    [...loaded].reduce((sum, file) => sum + weigh(file), 0),
    limit,
  );
}
report(
  'Whole precache',
  precached().reduce((sum, file) => sum + weigh(file), 0),
  precacheLimit,
);
process.exitCode = within ? 0 : 1;
