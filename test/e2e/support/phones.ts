import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { findHeadless } from '../../../scripts/chromium.mjs';
import { root } from '../../structure/sources';
import { chromiumArguments } from '../playwright.config';
import type { LinkedPhone } from './linked-phone';

declare global {
  interface Window {
    phone: LinkedPhone;
  }
}

/** Serves the modules of `src/link` as they are, to pages with nothing else in them. */
export async function serveModules(): Promise<{ url: string; close(): Promise<void> }> {
  const server: ViteDevServer = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    // One for each worker: shared, they would clear it for each other.
    cacheDir: `node_modules/.cache/link-pages-${process.env.TEST_PARALLEL_INDEX}`,
    optimizeDeps: { include: ['peerjs', 'valibot'], noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: 'empty-page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/empty', (_, response) => {
            response.setHeader('content-type', 'text/html');
            response.end('<!doctype html><title>phone</title>');
          });
        },
      },
    ],
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the modules are not served');
  return { url, close: () => server.close() };
}

/** What is left of a phone when its browser has been killed. */
export interface PhoneOwner {
  readonly name: string;
  readonly secret: JsonWebKey;
}

export async function phoneOwner(name: string): Promise<PhoneOwner> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  return { name, secret: await crypto.subtle.exportKey('jwk', privateKey) };
}

/** A phone in a browser process of its own. */
export class PhoneProcess {
  readonly page: Page;
  readonly #browser: Browser;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
  }

  static async start(url: string, owner: PhoneOwner, seats: number): Promise<PhoneProcess> {
    const browser = await chromium.launch({
      executablePath: await findHeadless(),
      args: chromiumArguments,
    });
    const page = await browser.newPage();
    const phone = new PhoneProcess(browser, page);
    await phone.#open(url, owner, seats);
    return phone;
  }

  async #open(url: string, owner: PhoneOwner, seats: number): Promise<void> {
    await this.page.goto(`${url}empty`);
    await this.page.evaluate(
      async ([module, { name, secret }, count]) => {
        const { LinkedPhone } = await import(/* @vite-ignore */ module);
        window.phone = new LinkedPhone(name, count, secret);
      },
      ['/test/e2e/support/linked-phone.ts', owner, seats] as const,
    );
  }

  /** Its match as text. */
  log(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(window.phone.log));
  }

  isOver(): Promise<boolean> {
    return this.page.evaluate(() => window.phone.isOver);
  }

  entries(): Promise<number> {
    return this.page.evaluate(() => window.phone.log.entries.length);
  }

  /** At once, without a word to anybody. */
  kill(): Promise<void> {
    return this.#browser.close();
  }
}
