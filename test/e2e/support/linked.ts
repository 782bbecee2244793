import type { AddressInfo, Socket } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { PeerServer } from 'peer';
import { reload, rowsOf } from './database';
import { readNews } from './news';
import { unfold } from './set-up';
import type { Site } from './site';
import { asked, heading, ranking, settled, showEnd, table, tap } from './table';
import { act } from './turns';
import { withoutBriefs } from './without-briefs';

/** The smallest phone we draw for. */
export const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

/** A table has got stuck after more milliseconds than any phone needs to come back; it is looked at so often. */
const PATIENCE = { timeout: 40_000, intervals: [100] };

/** A phone of its own: nothing of what it keeps is known to the others. */
export interface AppPhone {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens the app on a fresh phone, and has it look for others at the site's own signaling server. */
export async function newPhone(browser: Browser, url: string): Promise<AppPhone> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-GB' });
  await context.addInitScript(withoutBriefs);
  const page = await context.newPage();
  await readNews(page);
  await useServer(page, url);
  return { context, page };
}

/** Has a phone look for others at the signaling server that the site passes on to. */
export async function useServer(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.getByRole('textbox', { name: 'Signaling server' }).fill(url);
  // What is typed is shown at once, and written a moment later: the next page must find it.
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'settings'))).toContain(url);
}

/**
 * Opens a table with this number of seats; returns its room code. The first seat is this phone's, the others are for
 * other phones, except those of `computers`, which play at a level.
 */
export async function openTable(
  page: Page,
  url: string,
  seats: number,
  computers: readonly number[] = [],
  level = 'Apprentice',
): Promise<string> {
  await page.goto(`${url}#/new`);
  await page.getByRole('radio', { name: 'Linked phones' }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  if (computers.length > 0) await unfold(page);
  for (const seat of computers) {
    await page.getByRole('button', { name: `Who plays seat ${seat}: another phone` }).tap();
    await page.getByRole('button', { name: new RegExp(`^Computer: ${level}`) }).tap();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  return (await code.textContent()) ?? '';
}

/** Types the code on a phone, and has the host let it in. */
export async function joinTable(
  page: Page,
  host: Page,
  url: string,
  code: string,
  name: string,
): Promise<void> {
  await page.goto(`${url}#/join`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Room code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join a table' }).tap();
  await host.getByRole('button', { name: `Let ${name} in` }).tap();
}

/** Two fresh phones, and the signaling server at which they find each other. */
export async function twoPhones(browser: Browser, site: Site) {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([
    newPhone(browser, site.url),
    newPhone(browser, site.url),
  ]);
  return { server, host, guest };
}

/** Two phones at a table of three seats that has not begun: the first is the host's, the others are Bea's and Bea 2's. */
export async function twoAtTable(browser: Browser, site: Site) {
  const { server, host, guest } = await twoPhones(browser, site);
  const code = await openTable(host.page, site.url, 3);
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await guest.page.getByRole('button', { name: /^Sit here/ }).tap();
  await expect(guest.page.getByText('Bea 2')).toBeVisible();
  const end = async () => {
    await host.context.close();
    await guest.context.close();
    await server.stop();
  };
  return { host, guest, code, end };
}

/** Takes the first open seat. */
export async function sit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: /^Leave:/ })).toBeVisible();
}

/** The phone that shows a table on which its own person is to act. */
export async function atTurn(pages: readonly Page[], name: string): Promise<void> {
  for (const page of pages) await expect(heading(page, `${name}’s turn`)).toBeVisible();
}

/**
 * Plays one action at whichever of these phones may, and waits until it shows it. False when nobody is to act
 * and all show the end: the final ranking, or what is given instead.
 */
export async function playOn(
  pages: readonly Page[],
  whim: number,
  end: (page: Page) => Locator = ranking,
): Promise<boolean> {
  const page = await toAct(pages, end);
  if (!page) return false;
  await act(page, whim);
  return true;
}

/**
 * The phone whose player has to act, once it is connected to the host; null once all show the end. Ends what is shown of
 * the last action, such as the end of a round, and reads the news, since both stay until each player ends them.
 */
export async function toAct(
  pages: readonly Page[],
  end: (page: Page) => Locator = ranking,
): Promise<Page | null> {
  await together(pages);
  for (const page of pages) if (await showEnd(page).isVisible()) await tap(showEnd(page));
  let acting: Page | undefined;
  const known = async () => {
    // News are read where something is waited for.
    for (const page of pages) await settled(page);
    if (!(await areTogether(pages))) return false;
    // News are read before an expectation, not before a look.
    for (const page of pages) await expect(table(page)).toBeVisible();
    const turns = await Promise.all(pages.map(mayAct));
    acting = pages[turns.indexOf(true)];
    const over = await Promise.all(pages.map((one) => end(one).isVisible()));
    return acting !== undefined || over.every(Boolean);
  };
  await expect.poll(known, { ...PATIENCE, message: 'it is a player’s turn, or over' }).toBe(true);
  return acting ?? null;
}

/** Waits until all phones are at rest and show the same number of actions: nothing is on its way between them. */
export async function together(pages: readonly Page[]): Promise<void> {
  await expect
    .poll(() => areTogether(pages), { ...PATIENCE, message: 'all phones at the same action' })
    .toBe(true);
}

async function areTogether(pages: readonly Page[]): Promise<boolean> {
  const [first = null, ...others] = await Promise.all(
    pages.map((page) => page.evaluate(pliesAtRest)),
  );
  return first !== null && others.every((plies) => plies === first);
}

/** In the page: the actions that are shown; null while something still moves. */
function pliesAtRest(): string | null {
  const plies = document.querySelector('[data-settled] [data-plies]')?.getAttribute('data-plies');
  return plies ?? null;
}

/** Loads a phone again, and expects that it shows the same action and turn, and that all are linked. */
export async function loadAgain(page: Page, pages: readonly Page[]): Promise<void> {
  await together(pages);
  const shown = async () => ({
    plies: await table(page).getAttribute('data-plies'),
    turn: await heading(page, /./).textContent(),
  });
  const before = await shown();
  await reload(page);
  await settled(page);
  expect(await shown()).toEqual(before);
  // The loaded one first: it shows the others as linked only once they are.
  for (const one of [page, ...pages])
    await expect(one.locator('.link-row:not([data-lost])')).toBeVisible();
}

/** A player at this phone has to act, and the phone is connected to the host. */
async function mayAct(page: Page): Promise<boolean> {
  const [turn, heard] = await Promise.all([asked(page).count(), isHeard(page)]);
  return turn === 1 && heard;
}

/** The phone is at its table and connected to the host, which receives what is played on it. */
async function isHeard(page: Page): Promise<boolean> {
  return (await page.locator('.link-row', { hasNotText: 'is disconnected' }).count()) === 1;
}

/** The log of the match on the screen as its file holds it: every entry with its fingerprint. */
export async function archived(page: Page): Promise<string> {
  const id = /#\/match\/([^/]+)/.exec(page.url())?.[1];
  const entries = (await rowsOf(page, 'entries')) as readonly { match: string }[];
  return JSON.stringify(entries.filter(({ match }) => match === id));
}

/** Where phones find each other. */
export interface SignalingServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a signaling server, on a free port unless one is given. */
export function signal(port = 0): Promise<SignalingServer> {
  return new Promise((resolve) => {
    PeerServer({ port, host: '127.0.0.1', path: '/' }, (server) => {
      const sockets = new Set<Socket>();
      server.on('connection', (socket: Socket) => sockets.add(socket));
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
}
