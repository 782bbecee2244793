// `npm run arena -- --seats search:director,greedy,greedy --matches 100`: lets computer players compete.
// The code is bundled first, because worker threads cannot load TypeScript. Each run has its own bundle, because
// several runs may go on for hours at the same time.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { root, run } from './run.mjs';

const HOURS = 24;

await installMissing();
const { build } = await import('vite');
const outDir = join(root, `node_modules/.cache/arena-${process.pid}`);
process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: 'src/engine/arena/cli.ts', outDir, copyPublicDir: false, target: 'node20' },
});
const args = [join(outDir, 'cli.js'), ...process.argv.slice(2)];
const { ok } = await run(process.execPath, args, { minutes: HOURS * 60 });
if (!ok) process.exitCode = 1;
