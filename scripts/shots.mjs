// Pictures of every screen, on three sizes, in both themes, into test-results/shots, and whether what is kept of
// each screen (a small picture, and what a screen reader gets) is still right.
//   npm run shots              compares
//   npm run shots -- --accept  keeps what has changed, to compare with from now on
//   npm run shots -- table     only screens whose name has that in it
//   npm run shots -- --readme  only the pictures of the README, into docs
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { bin, run } from './run.mjs';

const { values, positionals } = parseArgs({
  options: { readme: { type: 'boolean' }, accept: { type: 'boolean' } },
  allowPositionals: true,
});

await installMissing();
await buildIfChanged();
const chromium = await needChromium();
const env = { SHOTS: '1' };
if (values.readme) {
  await run(process.execPath, ['scripts/build-test-game.mjs'], { minutes: 4, quiet: true });
  await (await import('./readme-pictures.mjs')).drawForReadme(chromium);
} else {
  const only = [
    ...(positionals.length > 0 ? ['--grep', positionals.join('|')] : []),
    ...(values.accept ? ['--update-snapshots'] : []),
  ];
  for (const circle of ['test', 'long']) {
    const args = ['test', '-c', 'test/e2e', 'screens/', ...only];
    const playwright = bin('@playwright/test', 'playwright');
    const { ok } = await run(process.execPath, [playwright, ...args], {
      minutes: 20,
      env: { ...env, CIRCLE: circle },
    });
    if (!ok) process.exitCode = 1;
  }
}
