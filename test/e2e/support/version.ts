import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the same source under another version number; `remove` deletes the built folder. */
export async function buildVersion(
  version: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-'));
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder];
  await promisify(execFile)(process.execPath, [...args, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, ROUNDHOUSE_VERSION: version },
    timeout: 60_000,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
