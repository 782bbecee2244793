import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { bringInMatches, type ScreenPlan } from '../../../scripts/screens.mjs';
import type { Language } from '../../../src/kit/words';
import { signal } from '../support/signal';
import { test as base } from '../support/test';

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The smallest phone we draw for. */
export const PHONE = { width: 360, height: 640 };

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ko: 'ko-KR' };

/** Opens a screen in a language, on a device of that size that has played some matches. */
type OpenScreen = (
  screen: ScreenPlan,
  language: Language,
  size?: { readonly width: number; readonly height: number },
) => Promise<Page>;

interface WorkerFixtures {
  /** What a phone keeps that has played some matches. */
  readonly memory: Memory;
  /** Where phones of a linked table find each other. */
  readonly signalling: undefined;
  /** Such a phone for each language, on which screens are only looked at. */
  readonly lookers: Readonly<Record<Language, BrowserContext>>;
  /** Any page, to paint pictures in. */
  readonly studio: Page;
}

export const test = base.extend<{ openScreen: OpenScreen }, WorkerFixtures>({
  signalling: [
    async ({ site }, use) => {
      const server = await signal();
      site.passTo(server.port);
      await use(undefined);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
  memory: [
    async ({ browser, site }, use) => use(await remember(browser, site.url)),
    { scope: 'worker' },
  ],
  lookers: [
    async ({ browser, memory }, use) => {
      const [en, ko] = await Promise.all([
        newDevice(browser, 'en', PHONE, memory),
        newDevice(browser, 'ko', PHONE, memory),
      ]);
      await use({ en, ko });
      for (const phone of [en, ko]) {
        const now = await phone.storageState({ indexedDB: true });
        expect(now, 'a screen keeps something; does its line say that it “writes”?').toEqual(
          memory,
        );
        await phone.close();
      }
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ browser, site, memory, lookers }, use) => {
    const opened: (Page | BrowserContext)[] = [];
    await use(async ({ at, ready, first, linked, writes, new: isNew }, language, size = PHONE) => {
      const own = isNew || writes || linked || size !== PHONE;
      const device = own
        ? await newDevice(browser, language, size, isNew ? null : memory)
        : lookers[language];
      const page = await device.newPage();
      opened.push(own ? device : page);
      page.setDefaultTimeout(15_000);
      await page.goto(`${site.url}${at}`);
      await page.locator(ready).first().waitFor();
      await first?.(page);
      // What keeps its room for a frame is neither read out nor seen while it does.
      await expect(page.locator('.later')).toHaveCount(0);
      if (linked) opened.push((await linked(page)).context());
      return page;
    });
    for (const one of opened) await one.close();
  },
});

async function newDevice(
  browser: Browser,
  language: Language,
  viewport: { readonly width: number; readonly height: number },
  memory: Memory | null,
): Promise<BrowserContext> {
  const phone = viewport.width === PHONE.width;
  const context = await browser.newContext({
    viewport,
    locale: LOCALES[language],
    timezoneId: 'UTC',
    ...(memory && { storageState: memory }),
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(sameRoomAndDay);
  return context;
}

async function remember(browser: Browser, address: string): Promise<Memory> {
  const context = await browser.newContext({ locale: LOCALES.en, serviceWorkers: 'block' });
  const page = await context.newPage();
  await bringInMatches(page, address);
  // The last that a phone writes by itself, some seconds after a start.
  await page.waitForFunction(() => localStorage.getItem('roundhouse.archive') !== null);
  const memory = await context.storageState({ indexedDB: true });
  await context.close();
  return memory;
}

/** In the page: a phone of which always as much is taken, on the day when the kept pictures were made. */
function sameRoomAndDay(): void {
  const noon = Date.UTC(2026, 10, 21, 12);
  Date.now = () => noon;
  navigator.storage.estimate = async () => ({ usage: 1_200_000, quota: 4_000_000_000 });
}
