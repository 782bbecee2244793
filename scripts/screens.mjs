import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, lookAtPhones, playLinked } from './linked-screens.mjs';
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

/** The first `count` entries of a recorded match. */
const begun = (name, count) => {
  const match = read(name);
  return { ...match, title: undefined, entries: match.entries.slice(0, count) };
};
/** Where the automa answers to the next move. */
const alone = begun('solo-normal-en', 10);
/** Where Brown may build into the city at 12,6 and then choose a harbor. */
const harbors = begun('europe-4-harbors', 8);

/** Where a computer has just played, and the person in the first seat is to act. */
const against = (() => {
  const match = begun('usa-3-careful', 12);
  const computer = { kind: 'computer', level: 'engineer' };
  const seats = match.header.seats.map((plan, seat) =>
    seat === 0 ? plan : { ...plan, player: computer },
  );
  return { ...match, header: { ...match.header, id: 'against-computers', seats } };
})();

/** Puts a finished match and some in the middle into the archive that a page sees. */
export async function bringInMatches(page, address) {
  await page.goto(`${address}#/matches`);
  const matches = [finished, midway, alone, harbors, against];
  const file = { format: 'roundhouse-archive', version: 1, matches };
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring in a file' }).click();
  const buffer = Buffer.from(JSON.stringify(file));
  await (await chosen).setFiles({ name: 'matches.json', mimeType: 'application/json', buffer });
  await page.locator('.card-list__open').nth(4).waitFor();
}

const table = `#/match/${midway.header.id}`;

async function chooseCompany(page) {
  await page.locator('.mx-card:not([data-idle])').first().click();
  await page.locator('.mx-targets').waitFor({ state: 'attached' });
  // Its cities are listed a frame after they are lit.
  await page.waitForFunction(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    return count('.mx-target') === count('.hex-board__hex[data-target]');
  });
}

async function chooseCity(page) {
  await chooseCompany(page);
  await page.locator('.mx-target').last().click();
  await page.locator('.mx-preview').waitFor();
}

async function playBeforeAutoma(page) {
  await chooseCity(page);
  for (const question of await page.locator('.mx-also').all())
    await question.locator('button').first().click();
  await page.locator('.mx-turn__foot .button').last().click();
  await page.locator('.mx-automa').waitFor();
}

async function chooseHarbor(page) {
  await page.locator('.mx-card').first().click();
  await page.locator('[data-hex="12,6"]').click();
  await page.locator('.mx-also').first().waitFor();
}

const tab = (page, number) => page.locator('.tabs__tab').nth(number).click();

/** A button that makes a copy of a board. */
const COPY = '.section:has(h2) .button';

/** Opens a new copy of the first board, with a city chosen. */
async function makeBoard(page) {
  await page.locator(COPY).first().click();
  await page.locator('.mx-palette').waitFor();
  await page.locator('[data-hex="5,7"]').click();
  await page.locator('.mx-place').waitFor();
}

async function leaveBoard(page) {
  await makeBoard(page);
  await page.locator('.screen__head .button').first().click();
  await page.locator('.card-list__one').waitFor();
}

const inEditor = (number) => async (page) => {
  await makeBoard(page);
  await tab(page, number);
};

async function nameWater(page) {
  await makeBoard(page);
  await page.locator('.mx-palette__tool').nth(5).click();
  await page.locator('[data-hex="12,0"]').click();
}

const boards = { at: '#/boards', ready: COPY, writes: true };

async function askForHint(page) {
  await openMenu(page);
  await page.locator('.table__menu-buttons .button').first().click();
  await page.locator('.coach__idea').first().waitFor();
}

async function seatComputer(page) {
  await page.locator('.seats__row').nth(1).locator('.button').first().click();
  await page.locator('.who-list__one').nth(3).click();
  await page.locator('.level-line').scrollIntoViewIfNeeded();
}

async function openMenu(page) {
  await page.locator('.table__head .button').last().click();
  await page.locator('.table__menu').waitFor();
}

/** The rules over the table, where they tell what a company's card says. */
async function readCard(page) {
  await chooseCompany(page);
  await page.locator('.mx-turn .mx-ask').first().click();
  await page.locator('.rules .mx-rules-picture').first().waitFor();
}

async function finishLesson(page) {
  const on = page.locator('.lesson__buttons:has(.lesson__step) .button').last();
  while ((await on.count()) > 0) await on.click();
}

async function showTurningPoint(page) {
  await page.locator('.analysis progress').waitFor({ state: 'detached', timeout: 120_000 });
  await page.locator('.analysis__row .button').first().click();
  await page.locator('.turning__one').first().click();
}

/** The first puzzle, whatever it is. */
const [{ id: firstPuzzle }] = JSON.parse(
  readFileSync(join(root, 'src/games/mini-express/puzzles/found.json'), 'utf8'),
);
const puzzle = { at: `#/puzzles/mini-express/${firstPuzzle}`, ready: '.mx-hint' };

async function showSolution(page) {
  await page.locator('.table__head .button').last().click();
  await page.locator('.coach__idea').last().waitFor();
}

/** Scrolls to what stands below the ranking. */
async function readOn(page) {
  await page.locator('.after__decided li').first().waitFor();
  await page.locator('.after__ways').scrollIntoViewIfNeeded();
}

async function makePicture(page) {
  await page.locator('.after__ways .button').first().click();
  await page.locator('.share__picture').waitFor();
}

const atHome = { at: '#/', ready: '.match-card' };

/** It tells the address at which the app is served. */
const QR = '.qr-code';

/** Every screen; screens.d.mts tells what is told of each. */
export const screens = [
  { name: 'home', ...atHome },
  { name: 'home-first', at: '#/', ready: '.home__empty', new: true },
  { name: 'new-match', at: '#/new', ready: '.seats__row' },
  {
    name: 'new-match-solo',
    alike: true,
    at: '#/new',
    ready: '.seats__row',
    first: (page) => page.getByRole('radio', { name: /^(Solo|솔로|혼자|1인)/ }).check(),
  },
  { name: 'table', at: table, ready: '.mx-hint' },
  { name: 'table-company', at: table, ready: '.mx-hint', first: chooseCompany },
  { name: 'table-city', at: table, ready: '.mx-hint', first: chooseCity },
  {
    name: 'table-automa',
    at: `#/match/${alone.header.id}`,
    ready: '.mx-hint',
    first: playBeforeAutoma,
    writes: true,
  },
  {
    name: 'table-bag',
    alike: true,
    at: `#/match/${alone.header.id}`,
    ready: '.mx-hint',
    first: (page) => tab(page, 3),
  },
  {
    name: 'table-harbor',
    alike: true,
    at: `#/match/${harbors.header.id}`,
    ready: '.mx-hint',
    first: chooseHarbor,
  },
  { name: 'menu', at: table, ready: '.mx-hint', first: openMenu },
  { name: 'legend', alike: true, at: table, ready: '.mx-hint', first: readCard },
  {
    name: 'hint',
    alike: true,
    at: table,
    ready: '.mx-hint',
    first: askForHint,
    varies: '.coach__idea',
  },
  {
    name: 'new-match-computer',
    alike: true,
    at: '#/new',
    ready: '.seats__row',
    first: seatComputer,
  },
  { name: 'table-computer', at: `#/match/${against.header.id}`, ready: '.computer-row .seat-mark' },
  { name: 'ranking', at: `#/match/${finished.header.id}`, ready: '.after__decided li' },
  { name: 'replay', at: `#/match/${finished.header.id}/replay`, ready: '.mx-card' },
  {
    name: 'analysis',
    at: `#/match/${finished.header.id}/analysis`,
    ready: '.analysis',
    first: showTurningPoint,
    slow: true,
  },
  { name: 'after', at: `#/match/${finished.header.id}`, ready: '.mx-standing', first: readOn },
  {
    name: 'share',
    alike: true,
    at: `#/match/${finished.header.id}`,
    ready: '.after__ways',
    first: makePicture,
  },
  { name: 'statistics', at: '#/statistics', ready: '.statistics__kinds > :nth-child(3) table' },
  { name: 'matches', at: '#/matches', ready: '.card-list__open' },
  // The room that is taken and where phones meet are known a moment after the rest.
  { name: 'settings', at: '#/settings', ready: '.screen:has(:text("MB")):has([type="text"])' },
  { name: 'rulings', alike: true, at: '#/rulings/mini-express', ready: '.rulings > li' },
  { name: 'rules', at: '#/rules/mini-express/shortest', ready: '.mx-rules-picture' },
  // How far somebody has come is known a moment after the lessons are there.
  { name: 'learn', at: '#/learn', ready: String.raw`.learn__progress >> text=/\S/` },
  { name: 'lesson', at: '#/learn/mini-express/first', ready: '.lesson__ring', writes: true },
  { name: 'puzzles', at: '#/puzzles/mini-express', ready: '.puzzles__one .miniature svg' },
  { name: 'puzzle', ...puzzle },
  { name: 'puzzle-solution', alike: true, ...puzzle, first: showSolution, writes: true },
  {
    name: 'lesson-done',
    alike: true,
    at: '#/learn/mini-express/spike',
    ready: '.lesson__ring',
    first: finishLesson,
    writes: true,
  },
  { name: 'editor', ...boards, first: makeBoard },
  { name: 'editor-name', alike: true, ...boards, first: nameWater },
  { name: 'editor-chart', alike: true, ...boards, first: inEditor(1) },
  { name: 'editor-demand', alike: true, ...boards, first: inEditor(2) },
  { name: 'editor-automa', alike: true, ...boards, first: inEditor(3) },
  { name: 'editor-checks', ...boards, first: inEditor(4) },
  { name: 'boards', ...boards, first: leaveBoard },
  { name: 'join', at: '#/join', ready: '.field' },
  { name: 'lobby', alike: true, ...atHome, linked: gather, varies: QR },
  { name: 'linked-table', alike: true, ...atHome, linked: playLinked },
  { name: 'linked-phones', alike: true, ...atHome, linked: lookAtPhones, varies: QR },
  { name: 'nowhere', alike: true, at: '#/nowhere', ready: '.screen__body' },
  { name: 'about', at: '#/about', ready: '.section' },
];
