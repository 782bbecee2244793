import puppeteer from 'puppeteer-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { chromiumArguments } from '../../e2e/playwright.config';
import { listen } from './firefox';
import { type BrowserWindow, type Launch, PHONE } from './window';

/** Chromium, for what two engines do together: everything else it proves in `test/e2e`. */
export const launchChromium: Launch = async (profile) => {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    userDataDir: profile,
    headless: true,
    args: [
      ...chromiumArguments,
      '--force-prefers-reduced-motion',
      '--accept-lang=en-GB',
      // As where the camera is allowed: another phone learns the address in the network.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ ...PHONE, hasTouch: true });
  return {
    complaints: listen(page),
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height, hasTouch: true }),
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
