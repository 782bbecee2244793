import { expect, type Page } from '@playwright/test';
import { putRows, rowsOf, type StoredRow } from './database';
import { keepMatches } from './kept-matches';
import { readRecorded } from './table';

/** Headers without which a match cannot be read: what is changed in a sound one. */
export const HEADERS: readonly object[] = [
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
export const ENTRIES: readonly object[] = [
  { entry: { do: 'dance' } },
  { entry: null },
  { entry: '$circle' },
];

export const DESIGNS: readonly object[] = [
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
export const DAMAGES = [HEADERS, BESIDE, ENTRIES, DESIGNS, SETTINGS].flat();

/** Opens a match that is over, or whose log is damaged from entry 13 on. */
export async function openDamaged(page: Page, match: string): Promise<void> {
  await page.goto(`./#/match/${match}`);
  const damaged = page.getByText(/This match is damaged from entry 13 on/);
  const ranking = page.getByRole('dialog', { name: 'Final ranking' });
  await expect(match.startsWith('entry') ? damaged : ranking).toBeVisible();
  await expect(page.getByText('Something went wrong'), match).toHaveCount(0);
}

/** Writes the damaged rows between sound ones. Returns the ids of the matches that must be left. */
export async function damageAll(page: Page): Promise<readonly string[]> {
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
