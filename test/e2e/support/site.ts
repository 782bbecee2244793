import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The production build that `npm run build` leaves. */
export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A static web host at one address that can go away, come back, and publish another build. */
export class Site {
  /** Ends with a slash. */
  readonly url: string;
  #folder: string;
  #server: Server | undefined;
  readonly #port: number;
  /** Sockets that are passed on; the server does not count them as its own. */
  readonly #passed = new Set<Duplex>();
  /** Texts as they are sent, by file: made small for the first who asks. */
  readonly #small = new Map<string, Buffer>();

  private constructor(folder: string, server: Server) {
    this.#folder = folder;
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    this.url = `http://localhost:${this.#port}/`;
    server.on('request', this.#answer);
  }

  /**
   * Passes WebSockets on to a signaling server of this machine: pages may speak to their own origin, and
   * elsewhere only over TLS.
   */
  passTo(port: number): void {
    this.#server?.removeAllListeners('upgrade');
    this.#server?.on('upgrade', (request, socket, head) => {
      const onwards = connect(port, '127.0.0.1', () => {
        const lines = request.rawHeaders.map((text, at) => text + (at % 2 === 0 ? ': ' : '\r\n'));
        onwards.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
        onwards.write(head);
        socket.pipe(onwards).pipe(socket);
      });
      this.#passed.add(socket);
      const end = () => {
        this.#passed.delete(socket);
        socket.destroy();
        onwards.destroy();
      };
      socket.on('error', end);
      onwards.on('error', end);
      socket.on('close', end);
    });
  }

  /** Serves a build on a free port. */
  static async open(folder = dist): Promise<Site> {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new Error(`${folder} holds no build: run npm run build first.`);
    }
    return new Site(folder, await listen(0));
  }

  /** From now on another build is published here. */
  publish(folder: string): void {
    this.#folder = folder;
  }

  /** Really stops: no socket stays open and the port refuses connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    for (const socket of this.#passed) socket.destroy();
    await closed;
  }

  /** Comes back at the same address. */
  async restart(): Promise<void> {
    await this.stop();
    this.#server = await listen(this.#port);
    this.#server.on('request', this.#answer);
  }

  readonly #answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', this.url);
    const path = normalize(decodeURIComponent(pathname));
    const file = join(this.#folder, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (body) => {
        const type = types[extname(file)] ?? 'application/octet-stream';
        const headers = {
          'content-type': type,
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
        };
        // As every static host does: what is text is sent small.
        if (/text|json|svg/.test(type) && /\bgzip\b/.test(`${request.headers['accept-encoding']}`))
          response
            .writeHead(200, { ...headers, 'content-encoding': 'gzip' })
            .end(this.#madeSmall(file, body));
        else response.writeHead(200, headers).end(body);
      },
      () => response.writeHead(404).end(),
    );
  };

  #madeSmall(file: string, body: Buffer): Buffer {
    const small = this.#small.get(file) ?? gzipSync(body);
    this.#small.set(file, small);
    return small;
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

/** Opens the app and waits until it can open without the network, too. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}
