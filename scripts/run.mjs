import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the project's folder, without input, for at most `minutes`. After that it is killed together
 * with its children. With `quiet`, the output is returned instead of printed.
 * @returns {Promise<{ ok: boolean, seconds: number, output: string }>}
 */
export function run(command, args, { minutes, env = {}, quiet = false, shell = false }) {
  const started = performance.now();
  const group = process.platform !== 'win32';
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: group,
    shell,
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));

  const end = () => {
    try {
      process.kill(group ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  let note = '';
  const timer = setTimeout(() => {
    note = `Killed after ${minutes} minutes.`;
    end();
  }, minutes * 60_000);
  // A separate process group does not get the terminal's Ctrl-C.
  const interrupted = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);

  return new Promise((resolve) => {
    const finish = (ok, why) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      if (why && !quiet) console.error(why);
      const output = Buffer.concat(chunks).toString() + (why ? `\n${why}` : '');
      resolve({ ok, seconds: (performance.now() - started) / 1000, output });
    };
    child.once('error', (error) => finish(false, `${command}: ${error.message}`));
    child.once('exit', (code) => {
      // On 'close' all output has arrived. But a grandchild may keep the pipe open, so do not wait forever.
      const patience = setTimeout(() => finish(code === 0, note), 2000);
      child.once('close', () => {
        clearTimeout(patience);
        finish(code === 0, note);
      });
    });
  });
}

/** The Node script of a command of an installed package, for example `bin('typescript', 'tsc')`. */
export function bin(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[command]);
}

/** Runs `npm`, wherever it is installed. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}
