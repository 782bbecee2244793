// `npm run bench`: bundles the benchmarks in the same way as the app, and runs them.
//   npm run bench -- rules      only what Node measures; several parts can be named
//   npm run bench -- games      only what Node measures of the other games, beside Mini Express
//   npm run bench -- browser    only what Chromium measures
//   npm run bench -- links      only linked phones, in Chromium
//   npm run bench -- alone      only one person against computers: response times, and ten minutes of tapping
//   npm run bench -- steam-taps  only taps at a table of Age of Steam, in Chromium
//   npm run bench -- railroads-taps  only taps at a table of Ultimate Railroads, in Chromium
//   npm run bench -- world-taps  only taps at tables of two worlds of 504, in Chromium
//   npm run bench -- answers    only how long Directors take on a slow phone, in Chromium
//   npm run bench -- solo       only one person against the automa: ten minutes of tapping on an idle machine
import { basename, join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { root, run } from './run.mjs';

async function browserNeeds() {
  await buildIfChanged();
  return [await needChromium(), join(root, 'dist')];
}

const parts = {
  rules: { entry: 'test/bench/main.ts', needs: async () => [] },
  games: { entry: 'test/bench/games.ts', needs: async () => [] },
  browser: { entry: 'test/bench/browser/main.ts', needs: browserNeeds },
  links: { entry: 'test/bench/browser/links.ts', needs: browserNeeds },
  alone: { entry: 'test/bench/browser/alone.ts', needs: browserNeeds },
  answers: { entry: 'test/bench/browser/answers.ts', needs: browserNeeds },
  'steam-taps': { entry: 'test/bench/browser/steam-taps.ts', needs: browserNeeds },
  'railroads-taps': { entry: 'test/bench/browser/railroads-taps.ts', needs: browserNeeds },
  'world-taps': { entry: 'test/bench/browser/world-taps.ts', needs: browserNeeds },
  solo: { entry: 'test/bench/browser/solo.ts', needs: browserNeeds, minutes: 40 },
};

async function bench({ entry, needs, minutes = 15 }) {
  const { build } = await import('vite');
  const outDir = join(root, 'node_modules/.cache/bench');
  const args = await needs();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@playwright/test'] },
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
  });
  const main = join(outDir, `${basename(entry, '.ts')}.js`);
  const { ok } = await run(process.execPath, ['--expose-gc', main, ...args], { minutes });
  return ok;
}

await installMissing();
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named.map((name) => parts[name]) : Object.values(parts);
if (wanted.includes(undefined))
  throw new Error(`There are these parts: ${Object.keys(parts).join(', ')}.`);
for (const part of wanted) if (!(await bench(part))) process.exitCode = 1;
