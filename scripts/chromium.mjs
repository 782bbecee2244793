import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { bin, run } from './run.mjs';

/** The whole browser, and the same without windows, in which tests run a sixth faster; it has no camera. */
const DEBIAN = ['chromium', 'chromium-headless-shell'];
const inDebian = (name) => `/usr/bin/${name}`;
/** The fonts of the kept pictures. On a machine without them pictures are not compared. */
const FONTS = 'fonts-noto-cjk';
const FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

async function find(names) {
  const { chromium } = await import('@playwright/test');
  return [process.env.CHROMIUM, ...names.map(inDebian), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

const orNone = (found) => {
  if (found) return found;
  throw new Error('There is no Chromium here: `npm test` installs it.');
};

/** The browser on this machine. Throws where there is none. The dependencies must be installed. */
export const findChromium = async () => orNone(await find(DEBIAN));

/** The same, without windows where there is one. */
export const findHeadless = async () => orNone(await find(DEBIAN.toReversed()));

/** Finds Chromium or installs it; returns the path of the executable. Throws if it cannot. */
export async function needChromium() {
  const tries = [];
  const missing = process.env.CHROMIUM ? [] : DEBIAN.filter((name) => !existsSync(inDebian(name)));
  if (!existsSync(FONT)) missing.push(FONTS);
  if (missing.length > 0 && isRootOnDebian()) {
    console.log(`Installing ${missing.join(', ')} …`);
    tries.push(await aptInstall(missing));
  }
  if (!(await find(DEBIAN))) {
    const install = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
    tries.push((await run(process.execPath, install, { minutes: 10, quiet: true })).output);
  }
  const found = await find(DEBIAN);
  if (found) return found;
  throw new Error(['No Chromium could be installed.', ...tries].join('\n'));
}
