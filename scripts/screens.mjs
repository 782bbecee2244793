import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, 'test/matches', `${name}.json`), 'utf8'));

/** So much later the second match was played, in milliseconds. */
const HOURS = 3 * 60 * 60_000;

const finished = { ...read('usa-3-careful'), title: undefined };
/** In the middle, where every company has track, and played last. */
const midway = (() => {
  const match = read('europe-4-careful');
  const entries = match.entries.slice(0, 33).map((entry) => ({ ...entry, at: entry.at + HOURS }));
  return { ...match, title: undefined, entries };
})();

/** Puts one finished match and one in the middle into the archive that a page sees. */
export async function bringInMatches(page, address) {
  await page.goto(`${address}#/matches`);
  const file = { format: 'roundhouse-archive', version: 1, matches: [finished, midway] };
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring in a file' }).click();
  const buffer = Buffer.from(JSON.stringify(file));
  await (await chosen).setFiles({ name: 'matches.json', mimeType: 'application/json', buffer });
  await page.locator('.matches__open').nth(1).waitFor();
}

const table = `#/match/${midway.header.id}`;

async function chooseCompany(page) {
  await page.locator('.mx-card:not([data-idle])').first().click();
  await page.locator('.mx-turn').waitFor();
}

async function chooseCity(page) {
  await chooseCompany(page);
  await page.locator('.mx-target').last().click();
  await page.locator('.mx-preview').waitFor();
}

async function askForHint(page) {
  await page.locator('.table__head .button').last().click();
  await page.locator('.table__menu-buttons .button').first().click();
  await page.locator('.coach__idea').first().waitFor();
}

async function seatComputer(page) {
  await page.locator('.seats__row').nth(1).locator('.button').first().click();
  await page.locator('.who-list__one').nth(3).click();
  await page.locator('.level-line').scrollIntoViewIfNeeded();
}

async function playComputer(page) {
  await seatComputer(page);
  await page.locator('.set-up__start .button').click();
  await page.locator('.mx-card').first().click();
  await page.locator('.mx-turn__body .button').first().click();
  await page.locator('.mx-turn__foot .button').last().click();
  await page.locator('.computer-row .seat-mark').waitFor();
}

async function showTurningPoint(page) {
  await page.locator('.analysis progress').waitFor({ state: 'detached', timeout: 120_000 });
  await page.locator('.analysis__row .button').first().click();
  await page.locator('.turning__one').first().click();
}

/** Every screen: where it is, what shows that it is there, and what is tapped first. */
export const screens = [
  { name: 'home', at: '#/', ready: '.home__resume' },
  { name: 'new-match', at: '#/new', ready: '.seats__row' },
  { name: 'table', at: table, ready: '.mx-hint' },
  { name: 'table-company', at: table, ready: '.mx-hint', first: chooseCompany },
  { name: 'table-city', at: table, ready: '.mx-hint', first: chooseCity },
  { name: 'hint', at: table, ready: '.mx-hint', first: askForHint },
  { name: 'new-match-computer', at: '#/new', ready: '.seats__row', first: seatComputer },
  { name: 'table-computer', at: '#/new', ready: '.seats__row', first: playComputer },
  { name: 'ranking', at: `#/match/${finished.header.id}`, ready: '.mx-standing' },
  { name: 'replay', at: `#/match/${finished.header.id}/replay`, ready: '.mx-card' },
  {
    ...{ name: 'analysis', at: `#/match/${finished.header.id}/analysis`, ready: '.analysis' },
    first: showTurningPoint,
  },
  { name: 'matches', at: '#/matches', ready: '.matches__open' },
  { name: 'settings', at: '#/settings', ready: '.section' },
  { name: 'about', at: '#/about', ready: '.section' },
];
