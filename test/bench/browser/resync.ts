import type { Page } from '@playwright/test';
import { FILE_VERSION, ONE_MATCH } from '../../../src/kit/match-file';
import { bringIn } from '../../e2e/support/files';
import { signal, useServer } from '../../e2e/support/linked';
import type { Site } from '../../e2e/support/site';
import { miniExpress } from '../mini-express';
import { longLog } from '../timeline';
import { newProfile, openPhone } from './phone';

const PORT = 9392;
/** How far a company has come, as its card says it. */
const COMPANY = /\d+ shares? left; length \d+/g;

/**
 * Milliseconds from the tap that lets a phone in to the paint of the match there, when the match has `entries` entries
 * and the phone none of them; measured on `phones` fresh phones.
 */
export async function joinLate(
  executable: string,
  site: Site,
  entries: number,
  phones: number,
): Promise<readonly number[]> {
  const server = await signal(PORT);
  site.passTo(PORT);
  const profile = await newProfile();
  const host = await openPhone(executable, profile);
  try {
    const code = await openLongTable(host.page, site.url, entries);
    const times: number[] = [];
    for (let phone = 0; phone < phones; phone++)
      times.push(await oneJoins(executable, site.url, host.page, code, `Guest ${phone}`));
    return times;
  } finally {
    await host.close();
    await profile.remove();
    await server.stop();
  }
}

/** Has a phone open a long match to others; tells the room's code. */
async function openLongTable(page: Page, url: string, count: number): Promise<string> {
  const { header, entries } = longLog(miniExpress, count, 'asked');
  const file = { format: ONE_MATCH, version: FILE_VERSION, title: 'Long', header, entries };
  const buffer = Buffer.from(JSON.stringify(file));
  await useServer(page, url);
  await bringIn(page, { name: 'long.json', mimeType: 'application/json', buffer }, url);
  await page.getByRole('listitem').getByRole('link').waitFor();
  await page.goto(`${url}#/match/${header.id}`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Invite other phones' }).tap();
  const code = page.locator('.room-card__code');
  await code.waitFor();
  const text = (await code.textContent()) ?? '';
  await page.getByRole('button', { name: 'Close' }).tap();
  return text;
}

async function oneJoins(
  executable: string,
  url: string,
  host: Page,
  code: string,
  // Another one for each: who was there before keeps its name at the table.
  name: string,
): Promise<number> {
  const profile = await newProfile();
  const guest = await openPhone(executable, profile);
  try {
    await useServer(guest.page, url);
    await guest.page.goto(`${url}#/join`);
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await guest.page.getByRole('textbox', { name: 'Room code' }).fill(code);
    await guest.page.getByRole('button', { name: 'Join a table' }).tap();
    const admit = host.getByRole('button', { name: `Let ${name} in` });
    await admit.waitFor();
    const cards = (await host.locator('button[data-company]').allTextContents()).join(' ');
    // The rest of a card depends on the viewer.
    const wanted = cards.match(COMPANY)?.join(' ') ?? '';
    const tapped = await admit.evaluate((button: HTMLElement) => {
      const now = performance.timeOrigin + performance.now();
      button.click();
      return now;
    });
    await guest.page.waitForFunction(shows, { wanted, company: COMPANY });
    // The frame that shows it has begun; when the next one does, it has been painted.
    const painted = await guest.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        }),
    );
    return painted - tapped;
  } finally {
    await guest.close();
    await profile.remove();
  }
}

/** In the page: whether the companies on the table have come as far as they are meant to. */
const shows = ({ wanted, company }: { wanted: string; company: RegExp }) => {
  const cards = document.querySelectorAll('button[data-company]');
  const said = Array.from(cards, ({ textContent }) => textContent);
  return said.join(' ').match(company)?.join(' ') === wanted;
};
