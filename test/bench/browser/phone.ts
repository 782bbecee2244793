import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../e2e/playwright.config';

/** The smallest phone we draw for, with one page open. */
export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Slows the page's main thread down so many times. */
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
  const devtools = await context.newCDPSession(page);
  return {
    page,
    devtools,
    slow: async (rate) => void (await devtools.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
}
