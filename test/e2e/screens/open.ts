import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { archive } from '../../../scripts/screen-matches.mjs';
import { pathTo, type ScreenPlan } from '../../../scripts/screens.mjs';
import type { Language } from '../../../src/kit/words';
import { written } from '../support/database';
import { keepMatches } from '../support/kept-matches';
import { signal } from '../support/linked';
import { complete } from '../support/table';
import { test as base } from '../support/test';

type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The smallest phone we draw for. */
const PHONE = { width: 360, height: 640 };

/** What the screen of an unknown address shows. */
const NOWHERE = '.screen__body:not(:has(.section))';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ko: 'ko-KR' };

/** A screen on a device that has played some matches. */
interface OpenedScreen {
  readonly page: Page;
}

/** A device that is not the usual phone. */
interface Unusual {
  readonly size?: { readonly width: number; readonly height: number };
  readonly letters?: 'largest';
}

/** Opens a screen in a language, on a device of its own if it is not the usual phone. */
type OpenScreen = (
  screen: ScreenPlan,
  language: Language,
  unusual?: Unusual,
) => Promise<OpenedScreen>;

interface WorkerFixtures {
  /** What a phone keeps that has played some matches. */
  readonly memory: Memory;
  /** Where phones of a linked table find each other. */
  readonly signaling: undefined;
  /** Such a phone for each language, on which screens are only looked at. */
  readonly lookers: Readonly<Record<Language, Page>>;
}

export const test = base.extend<{ openScreen: OpenScreen }, WorkerFixtures>({
  signaling: [
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
      await use({ en: await en.newPage(), ko: await ko.newPage() });
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
  openScreen: async ({ browser, site, memory, lookers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (screen, language, unusual) => {
      const [root = screen, ...others] = pathTo(screen);
      const { at, ready = 'body', linked, writes, new: isNew } = root;
      let page = lookers[language];
      if (isNew || writes || linked || unusual) {
        const size = unusual?.size ?? PHONE;
        const device = await newDevice(browser, language, size, isNew ? null : memory);
        if (unusual?.letters) await device.addInitScript(chooseText, unusual.letters);
        opened.push(device);
        page = await device.newPage();
      }
      page.setDefaultTimeout(15_000);
      // The app is not loaded again for each screen; another one in between leaves nothing of the last.
      await page.goto(`${site.url}#/nowhere`);
      await page.locator(NOWHERE).waitFor();
      await page.goto(`${site.url}${at}`);
      await page.locator(ready).first().waitFor();
      const other = (await linked?.(page)) ?? page;
      if (linked) opened.push(other.context());
      for (const { first } of [root, ...others]) {
        await first?.(page, other);
        await complete(page);
      }
      return { page };
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
  await keepMatches(page, archive.matches, address);
  await page.goto(`${address}#/matches`);
  // The last thing that the app writes by itself, some seconds after a start.
  await page.waitForFunction(() => localStorage.getItem('roundhouse.archive') !== null);
  await written(page);
  const memory = await context.storageState({ indexedDB: true });
  await context.close();
  return memory;
}

/** In the page: how large letters are, as Settings keep it. */
function chooseText(text: string): void {
  localStorage.setItem('roundhouse.appearance', JSON.stringify({ text }));
}

/** In the page: a phone of which always as much is taken, on the day when the kept pictures were made. */
function sameRoomAndDay(): void {
  const noon = Date.UTC(2026, 10, 21, 12);
  Date.now = () => noon;
  navigator.storage.estimate = async () => ({ usage: 1_200_000, quota: 4_000_000_000 });
}
