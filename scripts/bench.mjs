// `npm run bench`: bundles the benchmarks as the app is bundled, and runs them.
//   npm run bench -- rules      only what Node measures
//   npm run bench -- browser    only what Chromium measures
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { root, run } from './run.mjs';

const halves = {
  rules: { entry: 'test/bench/main.ts', needs: async () => [] },
  browser: {
    entry: 'test/bench/browser/main.ts',
    needs: async () => {
      await buildIfChanged();
      return [await needChromium(), join(root, 'dist')];
    },
  },
};

async function bench({ entry, needs }) {
  const { build } = await import('vite');
  const outDir = join(root, 'node_modules/.cache/bench');
  const args = await needs();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // boardgame.io checks in development what costs time; only its production form is a fair rival.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['@playwright/test', 'chrome-launcher', 'lighthouse'] },
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
  });
  const { ok } = await run(process.execPath, ['--expose-gc', join(outDir, 'main.js'), ...args], {
    minutes: 10,
  });
  return ok;
}

await installMissing();
const wanted = process.argv[2] ? [halves[process.argv[2]]] : Object.values(halves);
if (wanted.includes(undefined)) throw new Error('There are two halves: rules and browser.');
for (const half of wanted) if (!(await bench(half))) process.exitCode = 1;
