import type { Browser, Page } from '@playwright/test';
import { bringInMatches, type ScreenPlan } from '../../../scripts/screens.mjs';
import type { Language } from '../../../src/kit/words';
import { signal } from '../support/signal';
import { test as base } from '../support/test';

type Memory = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** The smallest phone we draw for. */
export const PHONE = { width: 360, height: 640 };

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ko: 'ko-KR' };

/** Opens a screen in a language, on a device of that size that has played some matches. */
type OpenScreen = (
  screen: ScreenPlan,
  language: Language,
  size?: { readonly width: number; readonly height: number },
) => Promise<Page>;

export const test = base.extend<
  { openScreen: OpenScreen },
  { memory: Memory; signalling: undefined }
>({
  /** Where phones of a linked table find each other. */
  signalling: [
    async ({ site }, use, { parallelIndex }) => {
      const port = 9500 + parallelIndex;
      const server = await signal(port);
      site.passTo(port);
      await use(undefined);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
  memory: [
    async ({ browser, site }, use) => use(await remember(browser, site.url)),
    { scope: 'worker' },
  ],
  openScreen: async ({ browser, site, memory }, use) => {
    const opened: Page[] = [];
    await use(async ({ at, ready, first, linked, new: isNew }, language, viewport = PHONE) => {
      const phone = viewport.width === PHONE.width;
      const context = await browser.newContext({
        ...{ viewport, locale: LOCALES[language], timezoneId: 'UTC' },
        ...(isNew ? {} : { storageState: memory }),
        ...{ isMobile: phone, hasTouch: phone, reducedMotion: 'reduce', serviceWorkers: 'block' },
      });
      const page = await context.newPage();
      opened.push(page);
      page.setDefaultTimeout(15_000);
      await page.addInitScript(sameRoomAndDay);
      await page.goto(`${site.url}${at}`);
      await page.locator(ready).first().waitFor();
      await first?.(page);
      if (linked) opened.push(await linked(page));
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** What a phone keeps that has played. */
async function remember(browser: Browser, address: string): Promise<Memory> {
  const context = await browser.newContext({ locale: LOCALES.en, serviceWorkers: 'block' });
  await bringInMatches(await context.newPage(), address);
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
