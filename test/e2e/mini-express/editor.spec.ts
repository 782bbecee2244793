import type { Page } from '@playwright/test';
import { chooseBy, jsonFile, savedBy } from '../support/files';
import { unfold } from '../support/set-up';
import { goOn } from '../support/table';
import { expect, test } from '../support/test';

/** Opens a new copy of the USA board in the editor. */
async function makeCopy(page: Page): Promise<void> {
  await page.goto('./#/designs');
  await page.getByRole('button', { name: 'USA', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'USA, copy' })).toBeVisible();
  await expect(tools(page)).toBeVisible();
}

const tools = (page: Page) => page.getByRole('group', { name: 'Tools' });
const hex = (page: Page, at: string) => page.locator(`[data-hex="${at}"]`);
const use = (page: Page, tool: string) =>
  tools(page).getByRole('button', { name: tool, exact: true }).tap();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).tap();
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const play = (page: Page) => page.getByRole('button', { name: 'Play with this design' });

const fileOf = async (page: Page) =>
  `${await savedBy(page.getByRole('button', { name: 'Save as a file' }))}`;

const bringIn = (page: Page, text: string) =>
  chooseBy(page.getByRole('button', { name: 'Import a design file' }), jsonFile(text));

async function pickShare(page: Page, company: string): Promise<void> {
  const cards = page.getByRole('region', { name: 'Companies' });
  await cards.getByRole('button', { name: company }).tap();
  await page.getByRole('button', { name: 'Pick a share' }).tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
}

test('a board made by taps is played, saved to a file, deleted and imported again', async ({
  page,
}) => {
  await page.goto('./#/new');
  await unfold(page);
  await page.getByRole('button', { name: 'My designs' }).tap();
  await page.getByRole('button', { name: 'USA', exact: true }).tap();
  await hex(page, '6,10').tap();
  await page.getByLabel('Name, English').fill('Wichita');
  await page.getByRole('radio', { name: '3 · gold' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await hex(page, '5,9').tap();
  await expect(hex(page, '5,9')).toHaveAccessibleName(/^Wichita, city number 24, capacity 3/);
  await expect(hex(page, '6,10')).toHaveAccessibleName('land 6,10');
  await page.getByRole('button', { name: 'Undo the last change' }).tap();
  await expect(hex(page, '6,10')).toHaveAccessibleName(/^Wichita/);
  await page.getByRole('button', { name: 'Redo the change' }).tap();
  await saved(page);

  // Everything that was shown as saved is there after a reload.
  await page.reload();
  await expect(hex(page, '5,9')).toHaveAccessibleName(/^Wichita, city number 24, capacity 3/);

  await play(page).tap();
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await unfold(page);
  await expect(page.getByRole('radio', { name: 'USA, copy' })).toBeChecked();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(hex(page, '5,9')).toHaveAccessibleName(/^Wichita/);
  await pickShare(page, 'Brown');
  await pickShare(page, 'Gray');
  await expect(page.getByRole('heading', { level: 1, name: /Player 3/ })).toBeVisible();
  await page.goto('./#/matches');
  await expect(page.getByRole('listitem').locator('.miniature svg')).toBeVisible();

  await page.goto('./#/designs');
  await page.getByRole('button', { name: 'USA, copy: more' }).tap();
  const file = await fileOf(page);
  await page.getByRole('button', { name: 'Delete' }).tap();
  await goOn(page).tap();
  await expect(page.getByRole('link', { name: /USA, copy/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByRole('link', { name: /USA, copy/ })).toBeVisible();
  await bringIn(page, file);
  await expect(page.getByText('You already have “USA, copy”.')).toBeVisible();

  await page.evaluate(() => indexedDB.deleteDatabase('roundhouse'));
  await page.reload();
  await expect(page.getByRole('link', { name: /USA, copy/ })).toHaveCount(0);
  await bringIn(page, file);
  await page.getByRole('link', { name: /USA, copy/ }).tap();
  await expect(hex(page, '5,9')).toHaveAccessibleName(/^Wichita, city number 24, capacity 3/);
});

test('a board with a flaw is kept, not played; the checks say why and show where', {
  tag: '@long',
}, async ({ page }) => {
  await makeCopy(page);
  await use(page, 'Eraser');
  await hex(page, '15,9').tap();
  // Dimmed, but it answers: Playwright would wait for it to be enabled.
  await play(page).tap({ force: true });
  await expect(page.getByText('This design is not playable yet: 1 problem')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await tab(page, 'Checks 1');
  await expect(page.getByText('A start is missing: Brown.')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).tap();
  await expect(page.getByRole('radio', { name: 'Brown' })).toBeChecked();
  await hex(page, '14,8').tap();
  await expect(hex(page, '14,8')).toHaveAccessibleName(/start of Brown/);

  // A city on an island: the checks lead to it.
  await use(page, 'Eraser');
  await hex(page, '16,2').tap();
  await hex(page, '17,3').tap();
  await tab(page, 'Checks 1');
  await page.getByRole('button', { name: /Show me.*Augusta/ }).tap();
  await expect(hex(page, '17,1')).toBeFocused();
  await expect(page.getByLabel('Name, English')).toHaveValue('Augusta');
  await use(page, 'Hex');
  await hex(page, '17,3').tap();
  await expect(page.getByRole('tab', { name: 'Checks', exact: true })).toBeVisible();

  await saved(page);
  await page.goto('./#/designs');
  await expect(page.getByRole('link', { name: /USA, copy/ })).toBeVisible();
  await expect(page.getByText('Not playable yet', { exact: true })).toHaveCount(0);
});

test('the lists of the box are changed and put back', { tag: '@long' }, async ({ page }) => {
  await makeCopy(page);
  await tab(page, 'Demand');
  await page.getByRole('button', { name: 'One fewer: Brown and Gray' }).tap();
  await expect(page.getByText('31 tiles for 32 cities.')).toBeVisible();
  await tab(page, 'Checks 1');
  await page.getByRole('button', { name: /Show me.*31 demand tiles/ }).tap();
  await page.getByRole('button', { name: 'Reset to original' }).tap();
  await expect(page.getByText('32 tiles for 32 cities.')).toBeVisible();
  await tab(page, 'Chart');
  await page.getByLabel('Length 0, 1st').fill('7');
  await page.getByRole('button', { name: 'Add a length' }).tap();
  await expect(page.getByLabel('Length 16, 3rd+')).toHaveValue('5');
  await tab(page, 'Automa');
  await page.getByLabel('Tile 1: target steps').fill('0');
  await tab(page, 'Checks 1');
  await page.getByRole('button', { name: /Show me.*Tile 1/ }).tap();
  await expect(page.getByLabel('Tile 1: target steps')).toBeFocused();
  await page.keyboard.type('5');
  await expect(page.getByRole('tab', { name: 'Checks', exact: true })).toBeVisible();
  await saved(page);
});

test('the names on the water are written, renamed in both languages, moved and taken away', {
  tag: '@long',
}, async ({ page }) => {
  await makeCopy(page);
  const english = page.getByLabel('Name, English');
  await use(page, 'Name');
  await hex(page, '6,10').tap();
  await expect(page.getByText('This is land already.')).toBeVisible();
  await hex(page, '17,17').tap();
  await english.fill('Sargasso Sea');
  await page.getByLabel('Name, Korean').fill('사르가소해');
  const drawn = page.locator('.map-water-name').filter({ hasText: 'Sargasso' });
  await expect(drawn).toHaveCount(1);
  await page.getByRole('button', { name: 'Move', exact: true }).tap();
  await hex(page, '17,19').tap();
  await expect(hex(page, '17,19')).toHaveAccessibleName('“Sargasso Sea” on the water; water 17,19');
  await expect(hex(page, '17,17')).toHaveAccessibleName('water 17,17');
  await saved(page);
  await page.reload();
  await hex(page, '17,19').tap();
  await expect(english).toHaveValue('Sargasso Sea');
  await expect(page.getByLabel('Name, Korean')).toHaveValue('사르가소해');
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await expect(drawn).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the last change' }).tap();
  await expect(drawn).toHaveCount(1);
});

test('by keys alone: every hex says what it holds, and focus follows where the board makes room', {
  tag: '@long',
}, async ({ page }) => {
  await makeCopy(page);
  await tools(page).getByRole('button', { name: 'City', exact: true }).press('Enter');
  await hex(page, '5,7').focus();
  await expect(hex(page, '5,7')).toHaveAccessibleName(/^Denver, city number 24, capacity 3/);
  await page.keyboard.press('ArrowDown');
  await expect(hex(page, '5,9')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hex(page, '5,9')).toHaveAccessibleName(/^City 33, city number 25, capacity 2/);
  await tools(page).getByRole('button', { name: 'Hex', exact: true }).press('Enter');
  await hex(page, '-1,5').focus();
  await expect(hex(page, '-1,5')).toHaveAccessibleName('water -1,5');
  await page.keyboard.press('Enter');
  await expect(hex(page, '1,5')).toBeFocused();
  await expect(hex(page, '1,5')).toHaveAccessibleName('land 1,5');
  await expect(hex(page, '7,7')).toHaveAccessibleName(/^Denver/);
});

test('quick taps draw land and do not zoom; a drag moves the board and draws nothing', {
  tag: '@long',
}, async ({ page }) => {
  await makeCopy(page);
  await use(page, 'Hex');
  for (const at of ['16,14', '16,16']) await hex(page, at).tap();
  for (const at of ['16,14', '16,16']) {
    await expect(hex(page, at)).toHaveAccessibleName(`land ${at}`);
  }
  await expect(page.locator('.pan-zoom[data-zoomed]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Zoom in' }).tap();
  const before = await hex(page, '8,8').boundingBox();
  const box = await page.locator('.pan-zoom__frame').boundingBox();
  if (!box || !before) throw new Error('nothing is shown');
  await page.mouse.move(box.x + 150, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 110, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await hex(page, '8,8').boundingBox())?.x).not.toBe(before.x);
  await page.getByRole('button', { name: 'Undo the last change' }).tap();
  await expect(hex(page, '16,16')).toHaveAccessibleName('water 16,16');
});

test('a file of everything takes the boards of one’s own along', { tag: '@long' }, async ({
  page,
}) => {
  await makeCopy(page);
  await use(page, 'Eraser');
  await hex(page, '5,7').tap();
  await saved(page);
  await page.goto('./#/matches');
  const file = jsonFile(
    `${await savedBy(page.getByRole('button', { name: 'Export everything' }))}`,
  );
  await page.evaluate(() => indexedDB.deleteDatabase('roundhouse'));
  await page.reload();
  const bring = () => chooseBy(page.getByRole('button', { name: 'Import files' }), file);
  await bring();
  await expect(page.getByText('0 matches imported. 1 design imported.')).toBeVisible();
  await bring();
  await expect(page.getByText('0 designs imported, 1 already here.')).toBeVisible();
  await page.goto('./#/designs');
  await page.getByRole('link', { name: /USA, copy/ }).tap();
  await expect(hex(page, '5,7')).toHaveAccessibleName('land 5,7');
});

test('a second tab cannot overwrite what it has not seen', async ({ page, context }) => {
  await makeCopy(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(tools(other)).toBeVisible();
  await page.bringToFront();
  await use(page, 'Eraser');
  await hex(page, '5,7').tap();
  await saved(page);
  await other.bringToFront();
  await use(other, 'Eraser');
  await hex(other, '8,10').tap();
  await expect(other.getByRole('alert')).toContainText('This design was changed in another tab');
  await other.reload();
  await expect(hex(other, '8,10')).toHaveAccessibleName(/^Tulsa/);
  await expect(hex(other, '5,7')).toHaveAccessibleName('land 5,7');
});

test('a file that is no sound board is refused with its place', { tag: '@long' }, async ({
  page,
}) => {
  await makeCopy(page);
  await page.goto('./#/designs');
  await page.getByRole('button', { name: 'USA, copy: more' }).tap();
  const file = JSON.parse(await fileOf(page));
  await page.getByRole('button', { name: 'Close' }).tap();
  file.design.cities[3].capacity = 9;
  await bringIn(page, JSON.stringify(file));
  await expect(page.getByText('design.cities[3].capacity')).toBeVisible();
  await bringIn(
    page,
    '{"format":"roundhouse-design","version":1,"game":"chess","setting":"board","design":{}}',
  );
  await expect(page.getByText('This version does not have that game.')).toBeVisible();
  await bringIn(page, 'no board');
  await expect(page.getByText('not a Roundhouse design file')).toBeVisible();
  await expect(page.getByRole('link', { name: /USA, copy/ })).toHaveCount(1);
});
