import { putRows, reload, rowsOf, written } from './support/database';
import { bringIn, jsonFile, jsonSavedBy } from './support/files';
import { keepMatches } from './support/kept-matches';
import { heading, readRecorded, settled, tap } from './support/table';
import { expect, test } from './support/test';
import { draft, pick, startMatch } from './support/turns';

/** Makes the browser fail to write an entry with the error that `full` names in the page, while that is set. */
function fillOnDemand(): void {
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...args) {
    const full: unknown = Reflect.get(globalThis, 'full');
    if (typeof full === 'string' && this.name === 'entries')
      throw new DOMException('no room', full);
    return add.apply(this, args);
  };
}

test('with no room left nothing is played, the match can be saved, and it can be tried again', async ({
  page,
}) => {
  await page.addInitScript(fillOnDemand);
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  // What Chromium calls a full disk.
  await page.evaluate(() => Object.assign(globalThis, { full: 'UnknownError' }));
  await pick(page, 'Gray');
  await expect(
    page.getByText(/could not use this phone’s storage, which may be full/),
  ).toBeVisible();
  const file = await jsonSavedBy(page.getByRole('button', { name: 'Save as a file' }));
  expect(file.entries).toHaveLength(1);
  await page.evaluate(() => Object.assign(globalThis, { full: 'QuotaExceededError' }));
  await tap(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText(/This phone is out of storage/)).toBeVisible();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'full'));
  await tap(page.getByRole('button', { name: 'Try again' }));
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
  await expect(page.getByText(/This phone is out of storage/)).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
});

test('a match of older rules can be looked at, and gone on with where it is this phone’s own', async ({
  page,
}) => {
  await keepMatches(page, [readRecorded('usa-3-careful')]);
  await page.goto('./#/matches');
  await page.getByRole('button', { name: /: more/ }).click();
  const old: {
    header: { id: string; rulesVersion: number };
    entries: { action?: object; fingerprint: string }[];
  } = await jsonSavedBy(page.getByRole('button', { name: 'Save as a file', exact: true }).last());
  old.header = { ...old.header, id: 'older', rulesVersion: 0 };
  // As if the rules of that time had allowed what today's rules refuse.
  old.entries = old.entries.slice(0, 40);
  const third = old.entries[2];
  if (third) third.action = { do: 'take', company: 'brown' };
  await page.keyboard.press('Escape');
  await bringIn(page, jsonFile(JSON.stringify(old)));
  await expect(page.getByText('1 match imported.')).toBeVisible();
  await page.goto('./#/match/older');
  // It is not known whether the positions in a file were reached by the rules of that time.
  await expect(page.getByText(/This match is from a file/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as a new match' })).toHaveCount(0);
  // This phone’s own match, as an update of the rules would leave it.
  const [stored] = (await rowsOf(page, 'matches')).filter((row) => 'forReading' in row);
  await putRows(page, [{ table: 'matches', row: { ...stored, forReading: undefined } }]);
  await page.reload();
  await expect(page.getByText(/older version of the rules/)).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Continue as a new match' }).click();
  await expect(page.getByText(/older version of the rules/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /’s turn/ })).toBeVisible();
});

test('a match of a game that this version does not have says so', async ({ page }) => {
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  const [match] = (await rowsOf(page, 'matches')) as { header: object }[];
  const row = { ...match, id: 'other', header: { ...match?.header, game: 'chess' } };
  await putRows(page, [{ table: 'matches', row }]);
  for (const screen of ['match/other', 'match/other/replay']) {
    await page.goto('about:blank');
    await page.goto(`./#/${screen}`);
    await expect(page.getByText(/does not have the game of this match/)).toBeVisible();
  }
});

test('a match that is not here says so', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/match/nowhere');
  await expect(page.getByText('This match is not on this phone.')).toBeVisible();
});

test('who has lost everything to the browser is told', async ({ page }) => {
  await page.clock.install();
  const told = page.getByText(/deleted Roundhouse’s data/);
  const lookedAfter = async () => {
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    const house = page.waitForResponse(/housekeeping/);
    // The archive is looked after some seconds after a start.
    await page.clock.runFor(4000);
    await house;
  };
  await page.goto('./');
  await lookedAfter();
  const made = () => page.evaluate(() => localStorage.getItem('roundhouse.archive'));
  await expect.poll(made).not.toBeNull();
  await reload(page);
  await lookedAfter();
  await written(page);
  await expect(told).toHaveCount(0);

  await page.evaluate(() => indexedDB.deleteDatabase('roundhouse'));
  await page.reload();
  await lookedAfter();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toHaveCount(0);
});

test('a missing part of the app offers a reload', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.route(/settings-.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Part of the app is missing')).toBeVisible();
  await page.unroute(/settings-.*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('what breaks before any words have come is told in the right language', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(/\/ko-.*\.js/, () => {
      // Never answered.
    });
    await page.addInitScript(breakPictures);
    await page.goto('./');
    await expect(heading(page, '문제가 생겼습니다')).toBeVisible();
    await expect(page.getByRole('button', { name: '보고서 저장' })).toBeVisible();
  });
});

/** In the page: the app must draw what index.html shows already, and cannot. */
function breakPictures(): void {
  const clear = () => document.querySelector('.first-paint')?.remove();
  document.addEventListener('readystatechange', clear, { once: true });
  const create = Document.prototype.createElementNS;
  Object.assign(Document.prototype, {
    createElementNS(this: Document, space: string, name: string, options?: ElementCreationOptions) {
      if (name === 'img') throw new Error('no pictures');
      return create.call(this, space, name, options);
    },
  });
}
