import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { type BrowserWindow, type Launch, PHONE } from './window';

const bareWindow = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** WebKit, the engine of Safari, by WebKitWebDriver: plain W3C WebDriver, in a screen of its own that nobody sees. */
export const launchWebKit: Launch = async (profile) => {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // As root, and in containers, its sandbox cannot be built; it shows nothing but our own pages.
    env: {
      ...process.env,
      DISPLAY: screen.name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const complaints = listen(driver.stdout);
  const send = caller(`http://127.0.0.1:${port}`);
  const session = await begin(send, profile);
  const order = (command: string, body: object) => send(`${session}/${command}`, body);
  const look = () => send(`${session}/screenshot`);
  const kill = async () => {
    if (driver.signalCode) return;
    process.kill(Number(readFileSync(join(profile, 'pid'), 'ascii')), 'SIGKILL');
    await exited(driver);
    await exited(screen.process);
  };
  await order('window/rect', PHONE);
  return {
    complaints,
    goTo: async (url) => void (await order('url', { url })),
    reload: async () => void (await order('refresh', {})),
    resize: async (width, height) => void (await order('window/rect', { width, height })),
    tap: async (x, y) => void (await order('actions', finger(x, y))),
    type: async (text) => void (await order('actions', keys(text))),
    run: (work, given) =>
      order('execute/sync', { script: `return (${work})(arguments[0])`, args: [given] }) as never,
    picture: async () => Buffer.from((await look()) as string, 'base64'),
    kill,
  } satisfies BrowserWindow;
};

/** Orders by POST; without a body asks by GET. */
type Send = (path: string, body?: object) => Promise<unknown>;

/** Speaks WebDriver. Throws what the driver says went wrong. */
function caller(address: string): Send {
  return async (path, body) => {
    const response = await fetch(`${address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** The path of a new session, once the driver listens. */
async function begin(send: Send, profile: string): Promise<string> {
  const options = { binary: bareWindow, args: [profile] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let session = '';
  const begun = async () => {
    try {
      const { sessionId } = (await send('/session', { capabilities })) as { sessionId: string };
      session = sessionId;
    } catch (error) {
      // Nobody listens yet. What the driver itself says has no cause.
      if (!(error instanceof Error && error.cause)) throw error;
    }
    return session;
  };
  await expect.poll(begun, { message: 'the driver listens' }).not.toBe('');
  return `/session/${session}`;
}

/** A pointer that comes down and up at a place of the window. */
function finger(x: number, y: number): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'finger', actions }] };
}

/** One key after the other. */
function keys(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { actions: [{ type: 'key', id: 'keys', actions }] };
}

/** A screen in memory, large enough for a desktop's window, and the name by which it is known. */
async function openScreen(): Promise<{ process: ChildProcess; name: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , pipe] = child.stdio;
  const number = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb has ended')));
    createInterface(pipe as Readable).once('line', resolve);
  });
  return { process: child, name: `:${number}` };
}

function listen(output: Readable): readonly string[] {
  const complaints: string[] = [];
  createInterface(output).on('line', (line) => {
    if (/CONSOLE (\w+ )?ERROR/.test(line)) complaints.push(line);
  });
  return complaints;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function exited(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill()) await gone;
}
