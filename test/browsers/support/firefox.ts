import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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
      // As where the camera is allowed: another phone learns the address in the network.
      'media.peerconnection.ice.obfuscate_host_addresses': false,
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
    tap: (x, y) => tap(page, x, y),
    type: (text) => page.keyboard.type(text),
    run: (work, given) => page.evaluate(work as never, given) as never,
    picture: () => page.screenshot(),
    kill: async () => {
      if (!browser.connected) return;
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      browser.process()?.kill('SIGKILL');
      await gone;
      // Puppeteer puts its preferences back once the process has ended: who starts again before that is in its way.
      const left = () =>
        ['user.js', 'prefs.js'].some((file) => existsSync(join(profile, `${file}.puppeteer`)));
      await expect.poll(left, { message: 'preferences put back' }).toBe(false);
    },
  } satisfies BrowserWindow;
};

/** What puppeteer keeps to itself: a whole sequence of WebDriver BiDi's actions as one command. */
interface Context {
  performActions(sources: readonly object[]): Promise<void>;
}

/**
 * A short touch. Puppeteer's own tap sends two commands, the finger down and the finger up: where the machine is busy in
 * between, Firefox takes it for a long press, and nothing is clicked.
 */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const { browsingContext } = page.mainFrame() as unknown as { readonly browsingContext: Context };
  const touch = { width: 1, height: 1, pressure: 0.5 };
  await browsingContext.performActions([
    {
      ...{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0, ...touch },
        { type: 'pause', duration: 30 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
}

/** What a page complains about from now on. */
export function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
