import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './run.mjs';

const LEAST_NODE = 22;
/** Node as a package of npm, without scripts of its own. In `npm run`, its `node` comes before the machine's. */
const NEWER_NODE = `node-${process.platform}-${process.arch}`;
const NEWER_NODE_VERSION = '22.23.5';

const packages = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether the installed packages are those of the lock file, for this machine. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packages('node_modules/.package-lock.json');
  return Object.entries(packages('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true;
    const found = installed[path];
    // A missing optional package belongs to another platform.
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** Installs the dependencies if any is missing or has a different version. Throws if it cannot. */
export async function installMissing() {
  await installPackages();
  if (Number.parseInt(process.versions.node, 10) < LEAST_NODE) await goOnWithNewerNode();
}

/** Fetches a newer Node from npm, runs the same command with it, and ends with its exit code. */
async function goOnWithNewerNode() {
  const newer = join(root, 'node_modules', NEWER_NODE, 'bin/node');
  if (!existsSync(newer)) {
    console.log(`Installing Node ${NEWER_NODE_VERSION} for this folder …`);
    const wanted = `${NEWER_NODE}@${NEWER_NODE_VERSION}`;
    const added = await npm(['install', '--no-save', '--no-audit', '--no-fund', wanted], {
      minutes: 10,
      quiet: true,
    });
    if (!added.ok) {
      const own = process.versions.node;
      throw new Error(`Node ${LEAST_NODE} or newer is needed; this is ${own}.\n${added.output}`);
    }
  }
  const { status } = spawnSync(newer, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  const clean = await npm(['ci', '--no-audit', '--no-fund'], { minutes: 10, quiet: true });
  if (clean.ok) return;
  // `npm ci` also fails when the registry lacks a binary of another platform.
  const plain = await npm(['install', '--no-save', '--no-audit', '--no-fund'], {
    minutes: 10,
    quiet: true,
  });
  if (!plain.ok) throw new Error(`npm could not install.\n${clean.output}\n${plain.output}`);
}
