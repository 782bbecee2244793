import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

/** The browser on this machine; undefined: none. The dependencies must be installed. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Finds Chromium or installs it; returns the path of the executable. Throws if it cannot. */
export async function needChromium() {
  const found = await findChromium();
  if (found) return found;

  console.log('Installing Chromium …');
  const tries = [];
  if (isRootOnDebian()) tries.push(await aptInstall(['chromium']));
  if (!(await findChromium())) {
    const install = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
    tries.push((await run(process.execPath, install, { minutes: 10, quiet: true })).output);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(['No Chromium could be installed.', ...tries].join('\n'));
}
