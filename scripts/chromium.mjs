import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

/** Debian's. The first has no windows at all, and tests run a sixth faster in it. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

async function find() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM, ...DEBIAN, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** The browser on this machine. Throws where there is none. The dependencies must be installed. */
export async function findChromium() {
  const found = await find();
  if (found) return found;
  throw new Error('There is no Chromium here: `npm test` installs it.');
}

/** Finds Chromium or installs it; returns the path of the executable. Throws if it cannot. */
export async function needChromium() {
  const found = await find();
  if (found) return found;

  console.log('Installing Chromium …');
  const tries = [];
  if (isRootOnDebian()) tries.push(await aptInstall(['chromium-headless-shell']));
  if (!(await find())) {
    const install = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
    tries.push((await run(process.execPath, install, { minutes: 10, quiet: true })).output);
  }
  const installed = await find();
  if (installed) return installed;
  throw new Error(['No Chromium could be installed.', ...tries].join('\n'));
}
