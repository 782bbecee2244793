// Compares the size of the built app (gzip -9) with its budget. Run it after `npm run build`.
//   node scripts/budget.mjs              fails when a stage is too large, or files need each other
//   node scripts/budget.mjs --files en   lists the files that each stage loads in a language, as JSON
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { circleOfFiles, dist, stageFiles } from './stages.mjs';

const precacheLimit = 1100;

const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
const weighAll = (files) => files.reduce((sum, file) => sum + weigh(file), 0);

/** The files that the service worker fetches when the app is installed. */
function precached() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map((match) => match[1]);
  if (files.length === 0) throw new Error('The service worker names no files to keep.');
  return files;
}

function report() {
  // Of the two languages, the larger one counts.
  const korean = stageFiles('ko');
  const weighed = stageFiles('en').map(({ title, limit, files }, stage) => {
    const kilobytes = Math.max(weighAll(files), weighAll(korean[stage].files));
    return { title, limit, kilobytes };
  });
  weighed.push({ title: 'Whole precache', limit: precacheLimit, kilobytes: weighAll(precached()) });
  for (const { title, limit, kilobytes } of weighed) {
    const ok = kilobytes <= limit;
    if (!ok) process.exitCode = 1;
    const figures = `${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB`;
    console.log(`${title.padEnd(24)}${figures}  ${ok ? 'ok' : 'TOO MUCH'}`);
  }
  const circle = circleOfFiles();
  if (!circle) return;
  process.exitCode = 1;
  console.log(`Each needs the next: ${circle.join(', ')}. See scripts/vite/files.ts.`);
}

if (!existsSync(dist)) throw new Error('There is no dist folder: run npm run build first.');
const { values } = parseArgs({ options: { files: { type: 'string' } } });
if (values.files) console.log(JSON.stringify(stageFiles(values.files)));
else report();
