// `npm run arena -- --seats search:director,greedy,greedy --matches 100`: computers against each other.
// Bundled first, because worker threads cannot load TypeScript.
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { root, run } from './run.mjs';

await installMissing();
const { build } = await import('vite');
const outDir = join(root, 'node_modules/.cache/arena');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: 'src/engine/arena/cli.ts', outDir, emptyOutDir: true, target: 'node20' },
});
const day = 24 * 60;
const args = [join(outDir, 'cli.js'), ...process.argv.slice(2)];
const { ok } = await run(process.execPath, args, { minutes: day });
if (!ok) process.exitCode = 1;
