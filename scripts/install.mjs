import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './run.mjs';

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
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
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
