import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { archived, isHeard, joinTable, newPhone, PATIENCE, sit } from './linked';
import { written } from './reload';
import { settled } from './settled';
import { signal } from './signal';
import type { Site } from './site';

/** Choosing, confirming, and saying once more that it is meant. */
const MOST_TAPS = 4;

/** A match of a game on two linked phones, which take whatever comes by taps. */
export interface LinkedMatch {
  /** The route of New match. */
  readonly route: string;
  /** The first is the host’s, all others are the guest’s. */
  readonly seats: number;
  readonly table: (page: Page) => Locator;
  readonly asked: (page: Page) => Locator;
  readonly ranking: (page: Page) => Locator;
  /** A button that every phone taps for itself before the match goes on, such as at the end of a round. */
  readonly goOn?: (page: Page) => Locator;
  /** In New match, before the table opens. */
  readonly setUp?: (page: Page) => Promise<void>;
  /** Taps something on the phone on which somebody is to act, after so many steps. */
  readonly tapOne: (page: Page, steps: number) => Promise<void>;
  /** Expects something of both phones after every step. */
  readonly check?: (pages: readonly Page[]) => Promise<void>;
  /** Asked of the host’s phone after every step: the match is not played any further. Left out: it is played to its end. */
  readonly enough?: (host: Page) => Promise<boolean>;
  /** After how many steps each phone is loaded again. */
  readonly reloads: { readonly guest: number; readonly host: number };
  /** Steps within which it is so far. */
  readonly most: number;
}

/** Plays it on both phones, each loaded again once, and expects that both keep the same. */
export async function playLinked(browser: Browser, site: Site, match: LinkedMatch): Promise<void> {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([
    newPhone(browser, site.url),
    newPhone(browser, site.url),
  ]);
  const pages = [host.page, guest.page];
  await sitDown(host.page, guest.page, site.url, match);
  for (let steps = 0; await step(pages, steps, match); steps++) {
    const { reloads } = match;
    if (steps === reloads.guest) await loadAgain(guest.page, match);
    if (steps === reloads.host) await loadAgain(host.page, match);
    await match.check?.(pages);
    if (await match.enough?.(host.page)) break;
    expect(steps).toBeLessThan(match.most);
  }
  expect(await archived(guest.page)).toBe(await archived(host.page));
  await host.context.close();
  await guest.context.close();
  await server.stop();
}

async function sitDown(host: Page, guest: Page, url: string, match: LinkedMatch): Promise<void> {
  await host.goto(`${url}#/new/${match.route}`);
  await host.getByRole('radio', { name: 'Linked phones' }).check();
  await host.getByRole('radio', { name: String(match.seats), exact: true }).check();
  await match.setUp?.(host);
  await host.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = host.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  await joinTable(guest, host, url, (await code.textContent()) ?? '', 'Bea');
  await sit(guest);
  for (let seat = 2; seat < match.seats; seat++) {
    await guest.getByRole('button', { name: /^Sit here/ }).tap();
    await expect(guest.getByText(`Bea ${seat}`)).toBeVisible();
  }
  await host.getByRole('button', { name: 'Start', exact: true }).tap();
  await match.table(host).waitFor();
  await match.table(guest).waitFor();
}

async function loadAgain(page: Page, { table }: LinkedMatch): Promise<void> {
  await written(page);
  await page.reload();
  await table(page).waitFor();
}

/** Plays one step at whichever phone may, and waits until both show it; false once it is over on both. */
async function step(pages: readonly Page[], steps: number, match: LinkedMatch): Promise<boolean> {
  const acting = await toAct(pages, match);
  if (!acting) return false;
  const pliesOn = async (page: Page) => Number(await match.table(page).getAttribute('data-plies'));
  await settled(acting);
  const plies = await pliesOn(acting);
  // What would ruin somebody is asked once more.
  for (let taps = 0; (await pliesOn(acting)) === plies; taps++) {
    expect(taps, 'taps for one step').toBeLessThan(MOST_TAPS);
    await match.tapOne(acting, steps);
    await settled(acting);
  }
  for (const page of pages) await expect.poll(() => pliesOn(page)).toBeGreaterThan(plies);
  return true;
}

/** The phone on which somebody is to act; null once both show the end. */
async function toAct(
  pages: readonly Page[],
  { asked, ranking, goOn }: LinkedMatch,
): Promise<Page | null> {
  let acting: Page | undefined;
  const told = async () => {
    for (const page of goOn ? pages : []) {
      if (!(await goOn?.(page).isVisible())) continue;
      await settled(page);
      await goOn?.(page).tap();
      await settled(page);
    }
    const turns = await Promise.all(
      pages.map(async (page) => (await asked(page).isVisible()) && (await isHeard(page))),
    );
    acting = pages[turns.indexOf(true)];
    const ends = await Promise.all(pages.map((page) => ranking(page).isVisible()));
    return acting !== undefined || ends.every(Boolean);
  };
  await expect
    .poll(told, { timeout: PATIENCE, message: 'it is somebody’s turn, or over' })
    .toBe(true);
  return acting ?? null;
}
