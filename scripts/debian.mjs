import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

export function isRootOnDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/**
 * Installs packages of Debian, without what they merely recommend.
 * @returns {Promise<string>} what the commands said, for when something is missing afterwards
 */
export async function aptInstall(packages) {
  const options = { minutes: 10, quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run('apt-get', ['update'], options);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const install = await run('apt-get', args, options);
  return [update.output, install.output].join('\n');
}
