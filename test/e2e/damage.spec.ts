import type { Page } from '@playwright/test';
import { putRows, rowsOf, type StoredRow } from './support/database';
import { jsonSavedBy } from './support/files';
import { keepMatches } from './support/kept-matches';
import { goOn, heading, readRecorded } from './support/table';
import { expect, test } from './support/test';

/** Headers without which a match cannot be read: what is changed in a sound one. */
const HEADERS: readonly object[] = [
  { header: '$nothing' },
  { header: null },
  { header: 'x' },
  { header: [] },
  { header: { seats: '$nothing' } },
  { header: { seats: [] } },
  { header: { seats: [{ name: 7, colour: 'red', player: { kind: 'person' } }] } },
  { header: { options: '$nothing' } },
  { header: { options: '$circle' } },
  { header: { options: { board: '$big' } } },
  { header: { game: 3 } },
  { header: { begun: 'yesterday' } },
];

/** What a match can lose without being lost: how it is listed then can differ. */
const BESIDE: readonly object[] = [
  { summary: '$nothing' },
  { summary: 'x' },
  { summary: {} },
  { summary: { plies: 9, toAct: null, ranking: [0, 1, 2], scores: null, picture: null } },
  { summary: { plies: 9, toAct: null, ranking: [9], scores: [1, 2, 3], picture: null } },
  { summary: { plies: 'x', toAct: 'y', ranking: null, scores: [], picture: 3 } },
  { touched: '$nothing' },
  { touched: 'yesterday' },
  { touched: '$endless' },
  { touched: 9e15 },
  { title: 5 },
  { title: '$circle' },
  { removed: 'x' },
];

/** Entry 13 of three more matches, so that only what is before it can be read. */
const ENTRIES: readonly object[] = [
  { entry: { do: 'dance' } },
  { entry: null },
  { entry: '$circle' },
];

const DESIGNS: readonly object[] = [
  { design: null },
  { design: '$circle' },
  { design: { columns: 3 } },
];

const SETTINGS: readonly object[] = [
  { key: 'people', value: [{ name: 3 }, 'x', null] },
  { key: 'people ', value: '$circle' },
  { key: 'choices', value: { 'mini-express': { options: { board: '$circle' } } } },
  { key: 'lessons', value: { 'mini-express first': 'many' } },
  { key: 'puzzles', value: 'solved' },
  { key: 'me', value: '$nothing' },
];

const id = (what: string, index: number) => `${what}-${index}`;

/** All of them. */
const DAMAGES = [HEADERS, BESIDE, ENTRIES, DESIGNS, SETTINGS].flat();

/** Opens a match that is over, or whose log is damaged from entry 13 on. */
async function openDamaged(page: Page, match: string): Promise<void> {
  await page.goto(`./#/match/${match}`);
  const damaged = page.getByText(/This match is damaged from entry 13 on/);
  const ranking = page.getByRole('dialog', { name: 'Final ranking' });
  await expect(match.startsWith('entry') ? damaged : ranking).toBeVisible();
  await expect(page.getByText('Something went wrong'), match).toHaveCount(0);
}

/** Writes the damaged rows between sound ones. Returns the ids of the matches that must be left. */
async function damageAll(page: Page): Promise<readonly string[]> {
  await keepMatches(page, [readRecorded('usa-3-careful')]);
  await page.goto('./#/designs');
  await page.getByRole('button', { name: /^USA/ }).first().click();
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  const [match] = (await rowsOf(page, 'matches')) as { id: string; header: object }[];
  const [design] = (await rowsOf(page, 'designs')) as { id: string }[];
  const entries = (await rowsOf(page, 'entries')) as { number: number }[];
  if (!match || !design) throw new Error('nothing to damage');
  const rows: StoredRow[] = [];
  const add = (copy: string, change: object, damaged: object = {}) => {
    const { header } = change as { header?: unknown };
    const inner =
      typeof header === 'object' && header !== null && !Array.isArray(header)
        ? { header: { ...match.header, ...header } }
        : {};
    rows.push({ table: 'matches', row: { ...match, title: copy, ...change, ...inner, id: copy } });
    for (const entry of entries) {
      const row = { ...entry, match: copy };
      rows.push({ table: 'entries', row: entry.number === 13 ? { ...row, ...damaged } : row });
    }
  };
  for (const [index, change] of HEADERS.entries()) add(id('header', index), change);
  for (const [index, change] of BESIDE.entries()) add(id('beside', index), change);
  for (const [index, change] of ENTRIES.entries()) add(id('entry', index), {}, change);
  for (const [index, change] of DESIGNS.entries())
    rows.push({ table: 'designs', row: { ...design, ...change, id: id('design', index) } });
  for (const row of SETTINGS) rows.push({ table: 'settings', row });
  await putRows(page, rows);
  return [
    match.id,
    ...BESIDE.map((_, index) => id('beside', index)),
    ...ENTRIES.map((_, index) => id('entry', index)),
  ];
}

test('D4, D5: 37 damaged rows cost only themselves: the rest opens, is in the backup, and they can be removed', {
  tag: '@long',
}, async ({ page }) => {
  expect(DAMAGES).toHaveLength(37);
  const left = await damageAll(page);
  const broken = page.getByText('Something went wrong');
  const screens = ['', 'new', 'matches', 'statistics', 'designs', 'settings', 'learn', 'join'];
  for (const screen of [...screens, 'puzzles/mini-express', 'designs/design-2', 'match/header-3']) {
    await page.goto('about:blank');
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('One moment …')).toHaveCount(0);
    await expect(broken, screen).toHaveCount(0);
  }
  await expect(page.getByText(/This match cannot be opened/)).toBeVisible();

  await page.goto('./#/matches');
  await expect(page.getByText('12 matches are damaged and cannot be read.')).toBeVisible();
  await expect(page.getByText(/“header-0”, “header-1”/)).toBeVisible();
  const listed = page.getByRole('listitem').getByRole('link');
  await expect(listed).toHaveCount(left.length);

  const file: {
    matches: { header: { id: string }; entries: object[]; missing?: number }[];
    designs: object[];
    missing: object[];
  } = await jsonSavedBy(page.getByRole('button', { name: 'Export everything' }));
  expect(file.matches.map(({ header }) => header.id).sort()).toEqual([...left].sort());
  expect(
    file.matches.filter(({ missing }) => missing).map(({ entries }) => entries.length),
  ).toEqual([12, 12, 12]);
  expect(file.designs).toHaveLength(1);
  expect(file.missing).toHaveLength(HEADERS.length + ENTRIES.length + DESIGNS.length);
  await expect(page.getByText('Left out, because it cannot be read:')).toBeVisible();
  await expect(page.getByText('everything after entry 12 of “entry-0”.')).toBeVisible();

  for (const match of ['beside-0', 'entry-0', 'entry-2']) await openDamaged(page, match);

  // One of six lost results has been written again.
  await page.goto('./#/statistics');
  await expect(page.getByText(/17 matches are not counted/)).toBeVisible();

  for (const [screen, sentence] of [
    ['matches', /12 matches are damaged/],
    ['designs', /3 designs are damaged/],
    ['settings', /6 settings are damaged/],
  ] as const) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByText(sentence)).toBeVisible();
    const raw = await jsonSavedBy(page.getByRole('button', { name: 'Save what is left' }));
    expect(raw.format).toBe('roundhouse-damaged');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await goOn(page).click();
    await expect(page.getByText(sentence)).toHaveCount(0);
  }
  await page.goto('./#/matches');
  await expect(listed).toHaveCount(left.length);
  await expect(heading(page, 'Matches')).toBeVisible();
});

test('what was chosen last time and is damaged now keeps nobody from a new match', async ({
  page,
}) => {
  const person = (name: string, colour: string) => ({ name, colour, player: { kind: 'person' } });
  const own = { board: { columns: 3 } };
  const long = [person('x'.repeat(5000), 'red'), person('\u202ey', 'blue'), person('z', 'green')];
  const choices = {
    'mini-express': { options: own, count: 3, people: [null, 'x'] },
    'age-of-steam': { options: { board: 7 }, count: 3, people: long },
  };
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await putRows(page, [{ table: 'settings', row: { key: 'choices', value: choices } }]);
  for (const game of Object.keys(choices)) {
    await page.goto('about:blank');
    await page.goto(`./#/new/${game}`);
    await page.getByRole('radio', { name: 'Pass and play' }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/#\/match\//);
    await page.reload();
    await expect(heading(page, /’s turn$/)).toBeVisible();
  }
});

test('a match whose options are damaged can be saved and removed where it does not open', {
  tag: '@long',
}, async ({ page }) => {
  await keepMatches(page, [readRecorded('usa-3-careful')]);
  const [match] = (await rowsOf(page, 'matches')) as { header: object }[];
  const header = { ...match?.header, options: { board: 'atlantis' } };
  await putRows(page, [{ table: 'matches', row: { ...match, id: 'sunken', header } }]);
  for (const screen of ['match/sunken/replay', 'match/sunken']) {
    await page.goto('about:blank');
    await page.goto(`./#/${screen}`);
    await expect(page.getByText(/This match cannot be opened/)).toBeVisible();
    const saved = await jsonSavedBy(page.getByRole('button', { name: 'Save what is left' }));
    expect(saved).toMatchObject({ rows: [{ table: 'matches', key: 'sunken' }] });
  }
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await goOn(page).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  expect(await rowsOf(page, 'matches')).toHaveLength(2);
});

test('every match between 37 damaged rows opens, and what it had lost beside its log is mended', {
  tag: '@long',
}, async ({ page }) => {
  for (const match of await damageAll(page)) await openDamaged(page, match);
  await page.goto('./#/statistics');
  await expect(page.getByText(/12 matches are not counted/)).toBeVisible();
});
