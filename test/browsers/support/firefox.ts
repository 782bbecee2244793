import puppeteer, { type Page } from 'puppeteer-core';
import { type BrowserWindow, type Launch, PHONE } from './window';

/** Firefox by WebDriver BiDi, which needs no driver beside it. */
export const launchFirefox: Launch = async (profile) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    userDataDir: profile,
    headless: true,
    extraPrefsFirefox: {
      // As on a phone: bars that lie on the page, and nothing that moves while a finger is on its way.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': 'en-GB',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(PHONE);
  const complaints = listen(page);
  return {
    complaints,
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    tap: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    run: (work, given) => page.evaluate(work as never, given) as never,
    picture: () => page.screenshot(),
    kill: async () => {
      if (!browser.connected) return;
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      browser.process()?.kill('SIGKILL');
      await gone;
    },
  } satisfies BrowserWindow;
};

function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
