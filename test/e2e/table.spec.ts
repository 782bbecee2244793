import { putRows } from './support/database';
import {
  cover,
  heading,
  openMatch,
  ranking,
  readRecorded,
  settled,
  takePhone,
  tap,
} from './support/table';
import { expect, test } from './support/test';
import { draft, pick, startMatch } from './support/turns';

test('a move is taken back and played again', async ({ page }) => {
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  await tap(page.getByRole('button', { name: 'Undo Player 1’s move' }));
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  await page.getByRole('button', { name: 'Redo Player 1’s move' }).click();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
});

test('undo says why it cannot', { tag: '@long' }, async ({ page }) => {
  await startMatch(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
  await expect(page.getByText(/Nothing to undo/)).toBeVisible();
});

test('going back closes the topmost sheet first, then leaves, and loses nothing', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: /^Mini Express/ }).click();
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await draft(page, 'Gray', 'Player 2');
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'If it ended now' }).click();
  const scores = page.getByRole('dialog', { name: 'If it ended now' });
  await settled(page);
  await expect(scores).toBeVisible();
  await page.goBack();
  await settled(page);
  await expect(scores).toBeHidden();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /Player 2’s turn/ })).toBeVisible();
});

const ways = {
  'types an address': () => {
    location.hash = '#/settings';
  },
  'follows a link': () => {
    history.pushState(null, '', '#/settings');
    dispatchEvent(new HashChangeEvent('hashchange'));
  },
};

for (const [what, way] of Object.entries(ways))
  test(`a player who ${what} just as a sheet closes gets there, and back again`, {
    tag: '@long',
  }, async ({ page }) => {
    await startMatch(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = page.getByRole('dialog');
    await settled(page);
    // The sheet's history entry is to be removed, and the browser has not done it yet.
    await page.evaluate(`{
      const back = history.back.bind(history);
      history.back = () => { delete history.back; back(); (${way})(); };
    }`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  });

test('going back still works where the browser has dropped a closed sheet’s own step', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await startMatch(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialog = page.getByRole('dialog');
  await tap(menu);
  await page.evaluate(() => {
    const { back } = history;
    history.back = () => {
      history.back = back;
      location.hash = '#/settings';
    };
  });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // Longer than any step takes.
  await page.clock.runFor(1500);
  await page.goBack();
  await settled(page);
  await tap(menu);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await settled(page);
  await expect(dialog).toBeHidden();
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
});

test('a sheet keeps the focus and gives it back', { tag: '@long' }, async ({ page }) => {
  await startMatch(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await tap(menu);
  // After the last button the browser's own bars have the focus, which the page sees on its body.
  const where = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === document.body) return 'nowhere';
      return focused?.closest('dialog') ? 'inside' : 'behind';
    });
  const stops: string[] = [];
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    stops.push(await where());
  }
  expect(stops).toContain('inside');
  expect(stops).not.toContain('behind');
  await page.keyboard.press('Escape');
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('the cover calls a person by the whole of a name without a place to break, in the largest letters', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Cover between turns' }).check();
  await page.getByRole('radio', { name: 'Largest' }).check();
  const person = (name: string, colour: string) => ({ name, colour, player: { kind: 'person' } });
  const long = 'Wolfeschlegelsteinhausen';
  const people = [person('Ada', 'red'), person(long, 'blue'), person('Ben', 'green')];
  const value = { 'mini-express': { options: {}, count: 3, people } };
  await putRows(page, [{ table: 'settings', row: { key: 'choices', value } }]);
  await page.goto('./#/new/mini-express');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await takePhone(page);
  await pick(page, 'Brown');
  await settled(page);
  const called = cover(page).getByRole('heading', { level: 2 });
  await expect(called).toContainText(long);
  expect(await cover(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await cover(page).evaluate((it) => it.scrollTo(0, 0));
  await expect(called).toBeInViewport({ ratio: 1 });
});

test('the cover hides the table between two turns', async ({ page }) => {
  await startMatch(page);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('switch', { name: 'Cover between turns' }).check();
  await settled(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await pick(page, 'Gray');
  await settled(page);
  await expect(page.getByRole('dialog', { name: 'Hand the phone to Player 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await settled(page);
  await tap(page.getByRole('button', { name: 'I’m Player 2' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second tab watches, follows, and can take over', async ({ page, context }) => {
  await startMatch(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(/being played in another tab/)).toBeVisible();
  // A tab in the background draws a frame a second.
  await page.bringToFront();
  await draft(page, 'Brown', 'Player 2');
  await expect(heading(second, 'Player 2’s turn')).toBeVisible();
  await second.bringToFront();
  await settled(second);
  await second.getByRole('button', { name: 'Play here' }).click();
  await draft(second, 'Gray', 'Player 3');
  await expect(page.getByText(/being played in another tab/)).toBeVisible();
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
});

test('a finished match opens with its ranking and can be played again', async ({ page }) => {
  await openMatch(page, readRecorded('usa-3-careful'));
  await expect(ranking(page)).toContainText('Ada');
  await tap(ranking(page).getByRole('button', { name: 'Close' }));
  await expect(ranking(page)).toBeHidden();
  await tap(page.getByRole('button', { name: 'Final ranking' }));
  await ranking(page).getByRole('button', { name: 'Rematch with the same players' }).click();
  await expect(heading(page, 'Claire’s turn')).toBeVisible();
});

test('a tap beside a sheet closes it and touches nothing behind it', { tag: '@long' }, async ({
  page,
}) => {
  await startMatch(page);
  await tap(page.getByRole('button', { name: 'Menu' }));
  const above = (await page.getByRole('dialog').boundingBox())?.y ?? 0;
  expect(above).toBeGreaterThan(0);
  await page.touchscreen.tap(180, above / 2);
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.hex-board__hex[aria-selected=true]')).toHaveCount(0);
});
