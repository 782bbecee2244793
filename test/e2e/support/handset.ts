import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { BrowserProcess } from './browser-process';
import { PHONE } from './linked';

/** A phone in a browser process of its own: what it keeps is on the disk, and outlives the process. */
export class Handset {
  readonly #profile: string;
  readonly #options: LaunchOptions;
  #process: BrowserProcess;
  #page: Page;

  private constructor(
    profile: string,
    options: LaunchOptions,
    process: BrowserProcess,
    page: Page,
  ) {
    this.#profile = profile;
    this.#options = options;
    this.#process = process;
    this.#page = page;
  }

  /** Starts a phone whose disk is the folder `profile`. */
  static async start(profile: string, options: LaunchOptions): Promise<Handset> {
    const [process, page] = await start(profile, options);
    return new Handset(profile, options, process, page);
  }

  /** The page that is open now; another one after `restart` and `reopen`. */
  get page(): Page {
    return this.#page;
  }

  /** Kills the browser at once, as an empty battery does. */
  async kill(): Promise<void> {
    this.thaw();
    await this.#process.kill();
  }

  /** Starts the browser again, at an address. */
  async restart(address: string): Promise<void> {
    [this.#process, this.#page] = await start(this.#profile, this.#options);
    await this.#page.goto(address);
  }

  /** The page alone dies, as when the system wants its memory; the browser opens it again. */
  async crashPage(): Promise<void> {
    const address = this.#page.url();
    const dead = this.#page.waitForEvent('crash');
    const devtools = await this.#page.context().newCDPSession(this.#page);
    // The page dies before it can answer.
    devtools.send('Page.crash').catch(() => {});
    await dead;
    await this.#page.close();
    this.#page = await this.#process.context.newPage();
    await this.#page.goto(address);
  }

  /** The system stops the page in the background, and lets it go on later as if nothing had been. */
  async freeze(): Promise<void> {
    await this.#process.freeze();
  }

  thaw(): void {
    this.#process.thaw();
  }
}

async function start(profile: string, options: LaunchOptions): Promise<[BrowserProcess, Page]> {
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...PHONE,
    headless: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: true,
  });
  return [await BrowserProcess.of(context), context.pages()[0] ?? (await context.newPage())];
}
