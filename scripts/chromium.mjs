import { existsSync, readFileSync } from 'node:fs';
import { bin, run } from './run.mjs';

/** The browser on this machine; undefined: none. The dependencies must be installed. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM, '/usr/bin/chromium', chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function isRootOnDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Finds Chromium or installs it; returns the path of the executable. Throws if it cannot. */
export async function needChromium() {
  const found = await findChromium();
  if (found) return found;

  console.log('Installing Chromium …');
  const tries = [];
  if (isRootOnDebian()) {
    const options = { minutes: 10, quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    tries.push(await run('apt-get', ['update'], options));
    tries.push(
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options),
    );
  }
  if (!(await findChromium())) {
    const install = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
    tries.push(await run(process.execPath, install, { minutes: 10, quiet: true }));
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    ['No Chromium could be installed.', ...tries.map((one) => one.output)].join('\n'),
  );
}
