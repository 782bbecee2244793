import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { PHONE } from './linked';
import { readNews } from './news';
import { withoutBriefs } from './without-briefs';

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
    await readNews(this.#page);
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
  await context.addInitScript(withoutBriefs);
  const page = context.pages()[0] ?? (await context.newPage());
  await readNews(page);
  return [await BrowserProcess.of(context), page];
}

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
