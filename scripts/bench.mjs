// `npm run bench`: bundles the benchmark as the app is bundled, and runs it.
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { root, run } from './run.mjs';

await installMissing();
const { build } = await import('vite');
const outDir = join(root, 'node_modules/.cache/bench');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  // boardgame.io checks in development what costs time; only its production form is a fair rival.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'test/bench/main.ts', outDir, emptyOutDir: true, target: 'node20' },
});
const { ok } = await run(process.execPath, [join(outDir, 'main.js')], { minutes: 10 });
process.exit(ok ? 0 : 1);
