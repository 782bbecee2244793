import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root, run } from './run.mjs';

const stamp = join(root, 'node_modules/.cache/built-from');

/** One hash over everything that the build reads. */
function sources() {
  const files = ['package.json', 'package-lock.json', 'vite.config.ts'];
  for (const folder of ['scripts/vite', 'src', 'public']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath ?? entry.path, entry.name));
    }
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(readFileSync(file.startsWith(root) ? file : join(root, file)));
  }
  return hash.digest('hex');
}

/** Builds `dist` unless it was built from exactly these sources. Throws if the build fails. */
export async function buildIfChanged() {
  const now = sources();
  if (existsSync(join(root, 'dist/index.html')) && existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === now) return;
  }
  console.log('Building …');
  const build = await run(process.execPath, [bin('vite'), 'build'], { minutes: 3, quiet: true });
  if (!build.ok) throw new Error(build.output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
