// The browsers besides Chromium in which `npm run test:browsers` takes its steps.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { run } from './run.mjs';

const programs = (process.env.PATH ?? '').split(delimiter);
const onPath = (name) => programs.map((folder) => join(folder, name)).find(existsSync);

const firefoxes = [
  process.env.FIREFOX,
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Whether Python can open a window of WebKitGTK. */
async function hasWindows() {
  const imports = [
    'import gi',
    'gi.require_version("Gtk", "3.0")',
    'gi.require_version("WebKit2", "4.1")',
  ];
  return (await run('/usr/bin/python3', ['-c', imports.join('; ')], { minutes: 1, quiet: true }))
    .ok;
}

/** `find` gives what the tests must know of it as environment; undefined: it is not here. */
const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr', 'fonts-noto-cjk'],
    async find() {
      const path =
        firefoxes.find((one) => one && existsSync(one)) ??
        onPath('firefox-esr') ??
        onPath('firefox');
      return path && { FIREFOX: path };
    },
  },
  webkit: {
    title: 'WebKit',
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      'gir1.2-gtk-3.0',
      'fonts-noto-cjk',
    ],
    async find() {
      const here = onPath('WebKitWebDriver') && onPath('Xvfb') && (await hasWindows());
      return here && {};
    },
  },
};

/**
 * Finds each engine, or installs it where that is possible; says which it passes over, and why. On CI it throws instead.
 * @returns {Promise<Record<string, string>>} the environment for the tests: the names found in ENGINES, and where they are
 */
export async function needEngines(wanted = Object.keys(engines)) {
  const found = {};
  for (const name of wanted) {
    const { title, packages, find } = engines[name];
    let here = await find();
    let said = '';
    if (!here && isRootOnDebian()) {
      console.log(`Installing ${title} …`);
      said = await aptInstall(packages);
      here = await find();
    }
    if (here) {
      found[name] = here;
      continue;
    }
    const missing = isRootOnDebian()
      ? `${title} could not be installed.\n${said}`
      : `${title} is not here, and only root on Debian can install it.`;
    if (process.env.CI) throw new Error(missing);
    console.log(`${missing}\nIt is passed over.`);
  }
  return Object.assign({ ENGINES: Object.keys(found).join() }, ...Object.values(found));
}

export const engineNames = Object.keys(engines);
