import type { BrowserContext, CDPSession } from '@playwright/test';

/** The operating system's processes of a browser. */
export class BrowserProcess {
  readonly context: BrowserContext;
  readonly #devtools: CDPSession;
  readonly #id: number;
  #frozen: readonly number[] = [];

  private constructor(context: BrowserContext, devtools: CDPSession, id: number) {
    this.context = context;
    this.#devtools = devtools;
    this.#id = id;
  }

  static async of(context: BrowserContext): Promise<BrowserProcess> {
    const devtools = await context.browser()?.newBrowserCDPSession();
    const [id] = devtools ? await idsOf(devtools, 'browser') : [];
    if (!devtools || id === undefined) throw new Error('the browser does not tell its process');
    return new BrowserProcess(context, devtools, id);
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const gone = this.context.waitForEvent('close');
    process.kill(this.#id, 'SIGKILL');
    await gone;
  }

  /** Stops its pages where they are, as phones do with what is in the background. */
  async freeze(): Promise<void> {
    this.#frozen = await idsOf(this.#devtools, 'renderer');
    for (const id of this.#frozen) process.kill(id, 'SIGSTOP');
  }

  /** Lets them go on. */
  thaw(): void {
    for (const id of this.#frozen) process.kill(id, 'SIGCONT');
  }
}

async function idsOf(devtools: CDPSession, kind: string): Promise<readonly number[]> {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.flatMap(({ type, id }) => (type === kind ? id : []));
}
