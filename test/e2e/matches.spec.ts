import { readFile } from 'node:fs/promises';
import { choose as chooseValues, passAndPlay, unfold } from './support/set-up';
import { bringIn, draft, heading, recorded, startMatch } from './support/table';
import { expect, test } from './support/test';

test('a match goes on where it was left, from the first screen', async ({ page }) => {
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  await page.goto('about:blank');
  await page.goto('./');
  const resume = page.getByRole('link', { name: /Player 2 to move/ });
  await expect(resume.locator('.miniature svg')).toBeVisible();
  await resume.click();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
});

test('people and options of the last match are offered again', async ({ page }) => {
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

test('a match without names cannot start, and says so', async ({ page }) => {
  await passAndPlay(page);
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill(' ');
  await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
  await expect(page.getByText('Every player needs a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('player 1');
  await expect(page.getByText('Two players have the same name.')).toBeVisible();
  expect(page.url()).toContain('#/new');
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
  await expect(page.getByRole('link', { name: /Sunday/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toBeVisible();
});

test('matches saved as a file come back from it', async ({ page }) => {
  await bringIn(page, recorded('usa-3-careful'));
  await expect(page.getByText('1 match imported.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await (await download).path();
  await bringIn(page, {
    name: 'a.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(page.getByText('0 matches imported, 1 already here.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('a broken file is refused with the entry that fails, and changes nothing', async ({
  page,
}) => {
  const text = await readFile(recorded('usa-3-careful'), 'utf8');
  const file = JSON.parse(text) as { entries: { fingerprint: string }[] };
  const entry = file.entries[6];
  if (entry) entry.fingerprint = '00000000000000';
  const buffer = Buffer.from(JSON.stringify(file));
  await bringIn(page, { name: 'broken.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('This file was not imported. Nothing was changed.')).toBeVisible();
  await expect(page.getByText('Match 1: entry 7 of its log is not valid.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('a file of something else is refused', async ({ page }) => {
  const buffer = Buffer.from('{"hello":1}');
  await bringIn(page, { name: 'x.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('This is not a Roundhouse file.')).toBeVisible();
});
