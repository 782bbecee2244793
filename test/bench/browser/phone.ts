import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/playwright.config';
import { readNews } from '../../e2e/support/news';
import { Site, visit } from '../../e2e/support/site';
import { withoutBriefs } from '../../e2e/support/without-briefs';

/** The smallest phone we draw for, with one page open. */
export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Makes the page's main thread slower by the factor `times`. */
  slow(times: number): Promise<void>;
  close(): Promise<void>;
}

/** What a phone keeps while it is switched off. */
export interface Profile {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Only a profile on the disk writes durably: without one the browser keeps its databases in memory. */
export async function newProfile(): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-bench-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function openPhone(executablePath: string, profile: Profile): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile.folder, {
    executablePath,
    args: chromiumArguments,
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await readNews(page);
  const devtools = await context.newCDPSession(page);
  return {
    page,
    devtools,
    slow: async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
}

/** Where the app is, and the browser that the phone is made of. */
interface Place {
  readonly url: string;
  readonly chromium: string;
}

/**
 * Measures on a new phone and a site of its own; the command line names the browser and the built folder. What fails
 * leaves a picture in test-results.
 */
export async function onPhone(
  measure: (phone: Phone, place: Place) => Promise<void>,
): Promise<void> {
  const { chromium, dist } = givenPaths();
  const site = await Site.open(dist);
  const profile = await newProfile();
  const phone = await openPhone(chromium, profile);
  try {
    await measure(phone, { url: site.url, chromium });
  } catch (error) {
    // What the page showed when something failed.
    await phone.page.screenshot({ path: 'test-results/bench.png' });
    throw error;
  } finally {
    await phone.close();
    await site.stop();
    await profile.remove();
  }
}

/** What the command line of a bench in a browser names: the path of Chromium, and the built folder. */
export function givenPaths(): { readonly chromium: string; readonly dist: string } {
  const [chromium, dist] = process.argv.slice(2);
  if (!chromium || !dist) throw new Error('Wants the path of Chromium and the built folder.');
  return { chromium, dist };
}

/** Opens the app until it would also open without the network, with nothing over its buttons. */
export async function openInstalled(page: Page, url: string): Promise<void> {
  await page.addInitScript(withoutBriefs);
  await visit(page, url);
  // It tells that it now works offline.
  await page.locator('.home__tagline[data-ready]').waitFor();
}
