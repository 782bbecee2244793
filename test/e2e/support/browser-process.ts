import type { BrowserContext } from '@playwright/test';

/** The operating system's process of a browser. */
export class BrowserProcess {
  readonly context: BrowserContext;
  readonly #id: number;

  private constructor(context: BrowserContext, id: number) {
    this.context = context;
    this.#id = id;
  }

  static async of(context: BrowserContext): Promise<BrowserProcess> {
    const devtools = await context.browser()?.newBrowserCDPSession();
    const { processInfo } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {};
    const id = processInfo?.find(({ type }) => type === 'browser')?.id;
    if (id === undefined) throw new Error('the browser does not tell its process');
    return new BrowserProcess(context, id);
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const gone = this.context.waitForEvent('close');
    process.kill(this.#id, 'SIGKILL');
    await gone;
  }
}
