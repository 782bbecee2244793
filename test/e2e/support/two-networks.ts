import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A network of one phone and a cable to the other network: no internet, no server. */
export interface LonelyNetwork {
  /** Serves the app inside it; `stop` takes even that away. */
  serve(): Promise<{ readonly url: string; stop(): void }>;
  /** A program that runs another one inside it, with the arguments it is given itself. */
  runner(file: string, program: string): Promise<string>;
}

/** Two such networks, joined as two phones in a Wi-Fi without internet. */
export interface TwoNetworks {
  readonly phones: readonly [LonelyNetwork, LonelyNetwork];
  remove(): Promise<void>;
}

/** Makes them; a sentence when this machine does not allow it. */
export async function twoNetworks(): Promise<TwoNetworks | string> {
  if (process.platform !== 'linux') return 'only Linux has network namespaces';
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  const names = ['a', 'b'].map((end) => `roundhouse-${process.pid}-${end}`);
  const [a = '', b = ''] = names;
  const serving = new Set<ChildProcess>();
  const remove = async () => {
    for (const server of serving) server.kill();
    for (const name of names) await run('ip', ['netns', 'delete', name]).catch(() => {});
  };
  try {
    for (const name of names) {
      await run('ip', ['netns', 'add', name]);
      await run('ip', ['-n', name, 'link', 'set', 'lo', 'up']);
    }
    await run('ip', [
      ...['link', 'add', 'cable', 'netns', a],
      ...['type', 'veth', 'peer', 'name', 'cable', 'netns', b],
    ]);
    for (const [at, name] of names.entries()) {
      await run('ip', ['-n', name, 'address', 'add', `10.77.0.${at + 1}/24`, 'dev', 'cable']);
      await run('ip', ['-n', name, 'link', 'set', 'cable', 'up', 'multicast', 'on']);
      // Without any route out a browser believes that it is offline.
      await run('ip', ['-n', name, 'route', 'add', 'default', 'dev', 'cable']);
    }
  } catch (error) {
    await remove();
    return `this machine makes no network namespaces: ${error instanceof Error ? error.message : error}`;
  }
  return { phones: [lonely(a, serving), lonely(b, serving)], remove };
}

function lonely(name: string, serving: Set<ChildProcess>): LonelyNetwork {
  return {
    serve: async () => {
      const script = fileURLToPath(new URL('serve.ts', import.meta.url));
      const command = ['netns', 'exec', name, process.execPath, '--import', 'tsx', script];
      const server = spawn('ip', command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
      serving.add(server);
      const url = await new Promise<string>((resolve, reject) => {
        server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
        server.once('exit', () => reject(new Error('the app is not served')));
      });
      return { url, stop: () => void server.kill() };
    },
    runner: async (file, program) => {
      await writeFile(file, `#!/bin/sh\nexec ip netns exec ${name} "${program}" "$@"\n`);
      await chmod(file, 0o755);
      return file;
    },
  };
}
