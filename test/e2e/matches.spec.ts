import { readFile } from 'node:fs/promises';
import { bringInMatches } from '../../scripts/screen-matches.mjs';
import { recordedPath } from '../support/recorded';
import { putRows, rowsOf } from './support/database';
import { bringIn, jsonFile, savedBy } from './support/files';
import { choose as chooseValues, passAndPlay, unfold } from './support/set-up';
import { goOn, heading, ranking, tap } from './support/table';
import { expect, test } from './support/test';
import { draft, startMatch } from './support/turns';

test('a match goes on where it was left, from the first screen', async ({ page }) => {
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  await page.goto('about:blank');
  await page.goto('./');
  const resume = page.getByRole('link', { name: /Player 2’s turn/ });
  await expect(resume.locator('.miniature svg')).toBeVisible();
  await resume.click();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
});

test('people and options of the last match are offered again', { tag: '@long' }, async ({
  page,
}) => {
  await passAndPlay(page);
  await chooseValues(page, 'Europe', '4');
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('안나');
  await page.getByRole('button', { name: 'Move Player 2 one place earlier' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await page.goto('./#/new');
  await expect(page.getByRole('radio', { name: 'Pass and play' })).toBeChecked();
  await expect(page.locator('.fold', { hasText: 'Board' })).toContainText('Europe');
  await unfold(page);
  await expect(page.getByRole('radio', { name: 'Europe' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name of player 2' })).toHaveValue('안나');
  await expect(page.getByRole('textbox')).toHaveCount(4);
});

test('while another game is loading nothing can be chosen that would be lost', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/new');
  const solo = page.getByRole('radio', { name: 'Solo' });
  await expect(solo).toBeVisible();
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/age-of-steam.*\.js/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.getByRole('radio', { name: 'Age of Steam' }).check();
  // Solo is of the game before: Age of Steam has none.
  const { x, y, width, height } = (await solo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(solo).not.toBeChecked();
  load();
  await expect(solo).toHaveCount(0);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await expect(page.getByRole('radio', { name: 'Age of Steam' })).toBeChecked();
});

test('a match without names cannot start, and says so', { tag: '@long' }, async ({ page }) => {
  await passAndPlay(page);
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill(' ');
  await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
  await expect(page.getByText('Every player needs a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('player 1');
  await expect(page.getByText('Two players have the same name.')).toBeVisible();
  expect(page.url()).toContain('#/new');
});

test('D10: names in a file from elsewhere are told apart and turn nothing round; one that cannot be seen is refused', async ({
  page,
}) => {
  const { header, entries } = JSON.parse(await readFile(recordedPath('usa-3-careful'), 'utf8'));
  const file = (id: string, names: readonly string[]) => {
    const seats = names.map((name, seat) => ({ ...header.seats[seat], name }));
    const match = { header: { ...header, id, seats }, entries: entries.slice(0, 8) };
    const text = JSON.stringify({ format: 'roundhouse-match', version: 1, ...match });
    return jsonFile(text, `${id}.json`);
  };
  await bringIn(page, file('alike', ['Ann', 'שרה', '\u202eann']));
  await expect(page.getByText('1 match imported.')).toBeVisible();
  await tap(page.getByRole('listitem').getByRole('link'));
  const players = page.getByRole('tabpanel', { name: 'Players' });
  await expect(players.getByRole('listitem')).toContainText([
    'Ann 1',
    '\u2068שרה\u2069',
    /(?<!\u202e)ann 3/,
  ]);
  await bringIn(page, file('unseen', ['Ann', '\u200b\u3164', 'Ben']));
  await expect(page.getByText(/seats\[1\]\.name/)).toBeVisible();
});

test('a match is renamed, deleted and brought back', async ({ page }) => {
  await startMatch(page);
  await page.goto('./#/matches');
  await page.getByRole('button', { name: /: more/ }).click();
  await page.getByRole('textbox', { name: 'Name of the match' }).fill('Sunday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sunday: more' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await goOn(page).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toBeVisible();
});

test('deleting a match keeps the focus in the list, and after a reload with a menu open one step back leaves', async ({
  page,
}) => {
  const match = JSON.parse(await readFile(recordedPath('usa-3-careful'), 'utf8'));
  for (const id of ['one', 'two'])
    await bringIn(page, jsonFile(JSON.stringify({ ...match, header: { ...match.header, id } })));
  const menus = page.getByRole('button', { name: /: more/ });
  await expect(menus).toHaveCount(2);
  // An answer takes the focus once it has found its place.
  const answer = async () => {
    await expect(goOn(page)).toBeVisible();
    await goOn(page).press('Enter');
  };
  await menus.first().press('Enter');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await answer();
  await expect(menus).toHaveCount(1);
  await expect(menus).toBeFocused();
  await menus.press('Enter');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await answer();
  await expect(menus).toHaveCount(0);
  await expect(heading(page, 'Matches')).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(menus).toHaveCount(1);
  await page.goto('./');
  await page.getByRole('link', { name: 'Matches' }).click();
  await menus.click();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await page.reload();
  await expect(menus).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test.describe('shortly after midnight', () => {
  test.use({ timezoneId: 'Asia/Seoul' });

  test('a file has the date of the phone', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-26T16:30:00Z');
    await bringIn(page, recordedPath('usa-3-careful'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export everything' }).tap();
    expect((await saved).suggestedFilename()).toBe('roundhouse-2026-11-27.json');
  });
});

test('matches saved as a file come back from it', async ({ page }) => {
  await bringIn(page, recordedPath('usa-3-careful'));
  await expect(page.getByText('1 match imported.')).toBeVisible();
  const file = jsonFile(
    `${await savedBy(page.getByRole('button', { name: 'Export everything' }))}`,
  );
  await bringIn(page, file);
  await expect(page.getByText('0 matches imported, 1 already here.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);

  await page.evaluate(() => indexedDB.deleteDatabase('roundhouse'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await bringIn(page, file);
  await expect(page.getByText('1 match imported.')).toBeVisible();
  await page.getByRole('listitem').getByRole('link').click();
  await expect(ranking(page)).toContainText('Ada');
});

test('several files come in at once, and each that does not is told by its name', async ({
  page,
}) => {
  const text = await readFile(recordedPath('usa-3-careful'), 'utf8');
  const match = JSON.parse(text);
  const file = (name: string, written: string) => ({
    ...jsonFile(written),
    name: `${name}.json`,
  });
  const withId = (id: string) => JSON.stringify({ ...match, header: { ...match.header, id } });
  await bringIn(page, [
    file('one', withId('one')),
    file('cut', text.slice(0, 900)),
    file('again', withId('one')),
    file('two', withId('two')),
  ]);
  await expect(page.getByText('2 matches imported, 1 already here.')).toBeVisible();
  await expect(page.getByText('“cut.json” was not imported.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  // However many there are, the button is above them.
  const button = await page.getByRole('button', { name: 'Import files' }).boundingBox();
  const first = await page.getByRole('listitem').first().boundingBox();
  expect(button?.y).toBeLessThan(first?.y ?? 0);
});

test('a broken file is refused with the entry that fails, and changes nothing', async ({
  page,
}) => {
  const text = await readFile(recordedPath('usa-3-careful'), 'utf8');
  const file = JSON.parse(text) as { entries: { fingerprint: string }[] };
  const entry = file.entries[6];
  if (entry) entry.fingerprint = '00000000000000';
  await bringIn(page, jsonFile(JSON.stringify(file)));
  await expect(page.getByText('This file was not imported. Nothing was changed.')).toBeVisible();
  await expect(page.getByText('Match 1: entry 7 of its log is not valid.')).toBeVisible();
  await expect(page.getByText(/leads to a different position than the file says/)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a backup that ends in the middle says so, and gives what is before', {
  tag: '@long',
}, async ({ page }) => {
  const one = await readFile(recordedPath('usa-3-careful'), 'utf8');
  const text = `{"format":"roundhouse-archive","version":2,"matches":[${one},${one.slice(0, 900)}`;
  await bringIn(page, jsonFile(text));
  await expect(page.getByText(/The file is incomplete/)).toBeVisible();
  await page.getByRole('button', { name: 'Import everything else' }).click();
  await expect(page.getByText('1 match imported.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('an error of endless name does not push everything else off the screen', {
  tag: '@long',
}, async ({ page }) => {
  const file = JSON.parse(await readFile(recordedPath('usa-3-careful'), 'utf8')) as {
    header: { options: object };
  };
  Object.assign(file.header.options, { ['k'.repeat(100_000)]: 1 });
  await bringIn(page, jsonFile(JSON.stringify(file)));
  const told = page.getByText(/Not valid at “.*k…”/);
  await expect(told).toBeVisible();
  expect((await told.boundingBox())?.height).toBeLessThan(400);
});

test('a file of something else is refused', { tag: '@long' }, async ({ page }) => {
  await bringIn(page, jsonFile('{"hello":1}'));
  await expect(page.getByText('This is not a Roundhouse file.')).toBeVisible();
});

test('of many matches only those near the screen are drawn, and Home still shows the games', {
  tag: '@long',
}, async ({ page }) => {
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  const [one] = (await rowsOf(page, 'matches')) as { id: string }[];
  const copies = Array.from({ length: 150 }, (_, at) => ({ ...one, id: `copy-${at}` }));
  await putRows(
    page,
    copies.map((row) => ({ table: 'matches', row })),
  );
  await page.goto('./#/matches');
  const listed = page.getByRole('listitem');
  await expect(listed).toHaveCount(40);
  await listed.last().scrollIntoViewIfNeeded();
  await expect(listed).toHaveCount(80);
  const more = page.getByRole('button', { name: 'Show more' });
  // Scrolled to, not tapped: the button disappears once it is in sight.
  while (await more.isVisible()) {
    const before = await listed.count();
    await more.evaluateAll(([button]) => button?.scrollIntoView());
    await expect.poll(() => listed.count()).toBeGreaterThan(before);
  }
  await expect(listed).toHaveCount(151);

  await page.goto('./');
  await expect(page.getByRole('link', { name: /Your turn|’s turn/ })).toHaveCount(20);
  await page.getByRole('link', { name: 'All 151 matches in progress' }).click();
  await expect(listed).toHaveCount(40);
});

test('the result of an import is in sight, however long the list above it grows', {
  tag: '@long',
}, async ({ page }) => {
  await bringInMatches(page, './');
  await expect(page.getByText('5 matches imported.')).toBeInViewport({ ratio: 1 });
});
