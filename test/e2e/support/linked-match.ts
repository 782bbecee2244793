import { type Browser, expect, type Page } from '@playwright/test';
import { archived, joinTable, loadAgain, sit, toAct, together, twoPhones } from './linked';
import type { Site } from './site';
import { table } from './table';

/** A match of a game on two linked phones, which take whatever comes by taps. */
export interface LinkedMatch {
  /** The route of New match. */
  readonly route: string;
  /** The first is the host’s, all others are the guest’s. */
  readonly seats: number;
  /** In New match, before the table opens. */
  readonly setUp?: (page: Page) => Promise<void>;
  /** Taps on the phone whose player has to act, after this number of steps, until something is played. */
  readonly tapOne: (page: Page, steps: number) => Promise<void>;
  /** Expects something of both phones after every step. */
  readonly check?: (pages: readonly Page[]) => Promise<void>;
}

/** How far a match is played. */
interface Course {
  /** After how many steps each phone is loaded again. */
  readonly reloads: { readonly guest: number; readonly host: number };
  /** Steps within which it is over. */
  readonly most: number;
}

/** More than anybody needs until each phone has acted. */
const FIRST_STEPS = 12;

/** Plays until each phone has acted, and expects that both keep the same. */
export async function playFirstSteps(
  browser: Browser,
  site: Site,
  match: LinkedMatch,
): Promise<void> {
  await linked(browser, site, match, async (pages) => {
    const acted = new Set<Page>();
    for (let steps = 0; acted.size < pages.length; steps++) {
      expect(steps).toBeLessThan(FIRST_STEPS);
      const acting = await step(pages, steps, match);
      if (acting) acted.add(acting);
    }
  });
}

/** Plays to the ranking on both phones, each loaded again once, and expects that both keep the same. */
export async function playLinked(
  browser: Browser,
  site: Site,
  match: LinkedMatch,
  { reloads, most }: Course,
): Promise<void> {
  await linked(browser, site, match, async (pages) => {
    const [host, guest] = pages;
    for (let steps = 0; await step(pages, steps, match); steps++) {
      if (steps === reloads.guest) await loadAgain(guest, pages);
      if (steps === reloads.host) await loadAgain(host, pages);
      expect(steps).toBeLessThan(most);
    }
  });
}

type Pages = readonly [host: Page, guest: Page];

async function linked(
  browser: Browser,
  site: Site,
  match: LinkedMatch,
  play: (pages: Pages) => Promise<void>,
): Promise<void> {
  const { server, host, guest } = await twoPhones(browser, site);
  const pages = [host.page, guest.page] as const;
  await sitDown(pages, site.url, match);
  await play(pages);
  expect(await archived(guest.page)).toBe(await archived(host.page));
  await host.context.close();
  await guest.context.close();
  await server.stop();
}

async function sitDown([host, guest]: Pages, url: string, match: LinkedMatch): Promise<void> {
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
}

/** Plays by taps at whichever phone may, and waits until both show it; null once it is over on both. */
async function step(pages: Pages, steps: number, match: LinkedMatch): Promise<Page | null> {
  const acting = await toAct(pages);
  if (!acting) return null;
  const plies = await pliesOn(acting);
  await match.tapOne(acting, steps);
  await together(pages);
  expect(await pliesOn(acting)).toBeGreaterThan(plies);
  await match.check?.(pages);
  return acting;
}

const pliesOn = async (page: Page) => Number(await table(page).getAttribute('data-plies'));
