import { expect, type Page } from '@playwright/test';
import type { Site } from '../../support/site';
import type { Newcomer } from './newcomer';

declare global {
  interface Window {
    installing?: boolean;
  }
}

/**
 * Takes the browser's offer to install, which private windows never make by themselves; then the network goes,
 * and the app opens from the home screen: returns that page.
 */
export async function install({ page, hand, says }: Newcomer, site: Site): Promise<Page> {
  await page.evaluate(offerToInstall);
  await hand.press(page.getByRole('link', { name: says.settings }));
  await hand.press(page.getByRole('button', { name: says.install, exact: true }));
  expect(await page.evaluate(() => window.installing)).toBe(true);
  await site.stop();
  const installed = await page.context().newPage();
  await page.close();
  await installed.goto(site.url);
  return installed;
}

/** In the page: what Chromium does when an app may be installed. */
function offerToInstall(): void {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = async () => {
    window.installing = true;
    return { outcome: 'accepted' };
  };
  dispatchEvent(Object.assign(offer, { prompt }));
}
