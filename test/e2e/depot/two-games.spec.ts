import type { Page } from '@playwright/test';
import { unfold } from '../support/set-up';
import { settled, tap } from '../support/table';
import { button } from './support/table';
import { expect, test } from './support/test';

const LESSON = [
  { do: 'bid', points: 1 },
  { do: 'load', good: 'steel' },
  { do: 'deliver', good: 'steel' },
  { do: 'draw' },
  null,
  { do: 'done' },
  { do: 'dividend' },
] as const;

const figure = (page: Page, good: string) =>
  page.getByRole('spinbutton', { name: good }).locator('.dial__value');

test('New match asks which game, and finds each as it was left', async ({ page }) => {
  await page.goto('./#/new');
  const depot = page.getByRole('radio', { name: 'Depot' });
  const other = page.getByRole('radio', { name: 'Mini Express' });
  await expect(other).toBeChecked();
  await depot.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Rounds', { exact: true }).first()).toBeVisible();
  await unfold(page);
  // With the keyboard the focus stays.
  await expect(depot).toBeFocused();
  await page.getByRole('button', { name: 'Rounds: more' }).tap();
  await page.getByRole('spinbutton', { name: 'coal' }).press('6');
  // A number that another field has is exchanged with it.
  await expect(figure(page, 'steel')).toHaveText('2');
  await expect(page.getByText('No car starts at 1')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'steel' }).press('1');
  await expect(figure(page, 'steel')).toHaveText('2');
  await expect(page.getByText('a car of coal brings 6, of grain 4, and of steel 2')).toBeVisible();
  await other.check();
  await expect(page.getByRole('radio', { name: 'Solo' })).toBeVisible();
  await depot.check();
  await expect(page.getByRole('radio', { name: 'Solo' })).toHaveCount(0);
  await unfold(page);
  await expect(figure(page, 'coal')).toHaveText('6');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await expect(page.locator('.seats__row .seat-mark')).toHaveCount(6);
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(page.locator('.table__situation')).toHaveText('Round 1 of 4: bids');

  // The next match begins as the last one did.
  await page.goto('./#/new');
  await expect(depot).toBeChecked();
  await unfold(page);
  await expect(figure(page, 'coal')).toHaveText('6');
});

for (const [address, name] of [
  ['learn', 'Depot'],
  ['about', 'Depot'],
  ['rules/depot', 'Depot: Rules'],
] as const)
  test(`the screen ${address} knows both games`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

test('a lesson of the second game is done by taps', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/learn/depot/first');
  const next = page.locator('.lesson__buttons .button').last();
  await settled(page);
  for (const action of LESSON) {
    await expect(page.locator('.lesson__ring')).toBeVisible();
    await tap(action === null ? page.getByRole('tab', { name: 'Orders' }) : button(page, action));
    await expect(page.locator('.lesson__ring')).toBeHidden();
    await tap(next);
  }
  await tap(page.getByRole('button', { name: 'The scores' }));
  // What everybody would get now: a delivery and a dividend, less the bid, and an order that is filled.
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('10 points');
});
