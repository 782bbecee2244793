import type { Page } from '@playwright/test';
import type { SeatPlan } from '../../../src/kit/header';
import type { JsonObject } from '../../../src/kit/json';
import type { Timeline } from '../../../src/kit/timeline';
import { againstComputers, people } from '../../support/people';
import { reload } from '../support/database';
import { play } from '../support/match';
import { expectSameScreens, noteScreens } from '../support/secrets';
import { cover, openMatch, played, settled, takePhone, tap } from '../support/table';
import { newMatch } from './support/file';
import { act } from './support/table';
import { expect, still as test } from './support/test';

const none = { coal: 0, grain: 0, steel: 0 };
const all = ['coal', 'grain', 'steel'].flatMap((good) => Array<string>(8).fill(good));

/** Ben works first, then Ada; these orders are drawn first, and Ben holds one already. */
function match(seats: readonly SeatPlan[], bens: string, ...drawn: readonly string[]): Timeline {
  const deck = [...all];
  for (const good of [bens, ...drawn]) deck.splice(deck.indexOf(good), 1);
  const player = { score: 0, out: false, train: none, delivered: none, orders: [] };
  const start: JsonObject = {
    ...{ game: 'depot', options: { prices: '246', rounds: 2, bank: 'strict' } },
    ...{ round: 1, phase: 'work', order: [1, 0, 2], at: 0, steps: 3, loan: false },
    prices: { coal: 2, grain: 4, steel: 6 },
    yard: { coal: 3, grain: 3, steel: 3 },
    players: [player, { ...player, orders: [bens] }, player],
    deck: [...drawn, ...deck],
  };
  return newMatch({ id: 'secrets', seats, seed: 'secrets', start });
}

const computers = againstComputers(3);

test('what others hold changes nothing on any screen of a running match', { tag: '@long' }, async ({
  browser,
  site,
}) => {
  const one = await expectSameScreens(browser, site, async (page, note, which) => {
    const timeline = which
      ? match(computers, 'coal', 'grain', 'grain')
      : match(computers, 'steel', 'coal', 'grain');
    // Ben draws, and Ada draws; she has two steps left.
    play(timeline, { do: 'draw' }, { do: 'done' }, { do: 'draw' });
    await noteScreens(page, timeline, note, async () => {
      await tap(page.getByRole('tab', { name: 'Orders' }));
      await note('orders');
      const menu = page.getByRole('button', { name: 'Menu' });
      await tap(menu);
      await tap(page.getByRole('button', { name: 'Log', exact: true }));
      await expect(page.locator('.log')).toBeVisible();
      await note('log');
      await page.keyboard.press('Escape');
      await settled(page);
      await tap(menu);
      await tap(page.getByRole('button', { name: 'If it ended now' }));
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
      await note('standing');
    });
  });
  expect(Object.keys(one).length).toBeGreaterThan(8);
  // Ada does see her own.
  expect(one.orders).toContain('data-order="grain"');
  expect(one.log).toContain('Ada’s order is for grain');
  expect(one.log).not.toContain('Ben’s order');
});

/** All orders that the page shows. */
const ordersOn = (page: Page) =>
  page
    .locator('[data-order]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-order')));

test('people who share a phone see their own orders, and a cover comes before them', {
  tag: '@long',
}, async ({ page }) => {
  const timeline = match(people(3), 'steel', 'coal', 'grain');
  await openMatch(page, timeline);
  // Nobody has confirmed who has the phone; Ben holds an order, so it is handed to him.
  await expect(cover(page)).toContainText('Ben');
  expect(await ordersOn(page)).toEqual([]);
  await takePhone(page);
  expect(await ordersOn(page)).toEqual(['steel']);
  await act(page, { do: 'draw' }, 1);
  expect(await ordersOn(page)).toEqual(['steel', 'coal']);

  // Ada holds none: no cover, and nothing of Ben's is left, not even in what is read out.
  await act(page, { do: 'done' }, 2);
  await expect(cover(page)).toBeHidden();
  expect(await ordersOn(page)).toEqual([]);
  await expect(page.locator('body')).not.toContainText('order is for');
  await act(page, { do: 'draw' }, 3);
  expect(await ordersOn(page)).toEqual(['grain']);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Log', exact: true }));
  const log = page.locator('.log');
  await expect(log).toContainText('Ada’s order is for grain');
  await expect(log).toContainText('Ben draws an order');
  await expect(log).not.toContainText('Ben’s order');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Cleo has none; after a reload in the middle of her turn nobody's are shown.
  await act(page, { do: 'done' }, 4);
  await act(page, { do: 'load', good: 'coal' }, 5);
  await reload(page);
  await played(page, 5);
  expect(await ordersOn(page)).toEqual([]);
});

test('a hint in a running match says nothing of what others hold', { tag: '@long' }, async ({
  page,
}) => {
  const timeline = match(computers, 'steel', 'coal', 'grain');
  play(timeline, { do: 'draw' }, { do: 'done' }, { do: 'draw' });
  await openMatch(page, timeline);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Hint' }));
  await expect(page.getByRole('button', { name: /^Show on board/ }).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('order is for');
  expect(await ordersOn(page)).toEqual(['grain']);
});
