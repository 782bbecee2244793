import type { Page } from '@playwright/test';
import form from '../../../src/games/ultimate-railroads/data/tiles.json' with { type: 'json' };
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { JsonObject } from '../../../src/kit/json';
import { people } from '../../support/people';
import { joinTable, PHONE, sit, twoPhones } from '../support/linked';
import { unfold } from '../support/set-up';
import { openMatch, settled, takePhone, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import {
  bringIn,
  done,
  face,
  fileOf,
  makeCopy,
  openTile,
  play,
  press,
  saved,
  sheet,
  tab,
  tile,
} from './support/editor';
import { newMatch, stateOf } from './support/match';

test('tiles are copied, corrected, played with, saved to a file, and imported on a fresh phone', async ({
  page,
  browser,
  contextOptions,
  site,
}) => {
  // From New match, where the tiles are chosen.
  await page.goto('./#/new/ultimate-railroads');
  await unfold(page);
  await expect(page.getByRole('radio', { name: 'The app’s' })).toBeChecked();
  await page.getByRole('button', { name: 'My designs' }).tap();
  await page.getByRole('button', { name: 'Russian tiles', exact: true }).tap();

  await openTile(page, 'Factory 2');
  await press(page, 'Natural steps');
  await press(page, 'One more: Natural steps');
  await expect(face(page)).toHaveText('1 step of any color and 2 natural steps');
  await press(page, 'Remove: Steps of any color');
  await expect(face(page)).toHaveText('2 natural steps');
  await expect(sheet(page).getByText('In the app: 1 step of any color')).toBeVisible();
  await press(page, 'Undo the last change');
  await expect(face(page)).toHaveText('1 step of any color and 2 natural steps');
  await done(page);
  await expect(tile(page, 'Factory 2')).toContainText('Changed');
  await expect(tile(page, 'Factory 3')).toContainText('Reconstructed');

  await tab(page, 'Cards');
  await openTile(page, 'Starting card 1');
  await press(page, 'One more: Rubles');
  await press(page, 'Points');
  await done(page);
  await openTile(page, 'Starting card 2');
  await press(page, 'One more: Black steps');
  await expect(sheet(page).getByText('Changed')).toBeVisible();
  await press(page, 'As in the app');
  await expect(sheet(page).getByText('Changed')).toHaveCount(0);
  await done(page);
  await tab(page, 'Checks');
  await expect(page.getByText('2 tiles and cards are changed.')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(tile(page, 'Factory 2')).toContainText('2 natural steps');

  // Played on this phone, where log and rules say what was changed.
  await play(page).tap();
  await unfold(page);
  await expect(page.getByRole('radio', { name: 'Russian tiles, copy' })).toBeChecked();
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await takePhone(page);
  await tap(page.getByRole('button', { name: '2 rubles and 1 point' }));
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('takes a starting card: 2 rubles and 1 point');
  const supply = page.getByRole('region', { name: /^Supply/ });
  await expect(supply.getByRole('listitem').first()).toContainText(
    '1 step of any color and 2 natural steps',
  );
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'Rules' }).tap();
  const rulesSheet = page.getByRole('dialog', { name: 'Rules' });
  await expect(
    rulesSheet.getByText('Factory 2: 1 step of any color and 2 natural steps.'),
  ).toBeVisible();

  const file = await fileOf(page);
  const other = await (await browser.newContext({ ...PHONE, ...contextOptions })).newPage();
  await other.goto(`${site.url}#/designs`);
  await bringIn(other, file);
  await expect(other.getByText('“Russian tiles, copy” was imported.')).toBeVisible();
  await bringIn(other, file);
  await expect(other.getByText('You already have “Russian tiles, copy”.')).toBeVisible();
  await other.getByRole('link', { name: /Russian tiles, copy/ }).tap();
  await expect(tile(other, 'Factory 2')).toContainText('2 natural steps');
  await other.context().close();
});

test('a computer plays with the tiles of a match that comes in a file', async ({ page }) => {
  const { note: _, ...lists } = form;
  const own = {
    ...{ name: { en: 'Thirteen', ko: '열셋' }, ...lists },
    startCards: form.startCards.map(({ id }) => ({ id, effects: [{ points: 13 }] })),
  } as unknown as JsonObject;
  const [person, other] = people(2);
  if (!person || !other) throw new Error('two people make no two');
  const player = { kind: 'computer' as const, level: 'apprentice' as const };
  const computer = { ...other, player };
  // With this seed the second seat picks the starting card.
  const plan = { id: 'own', seats: [person, computer], seed: 'own tiles', options: { tiles: own } };
  const match = newMatch(plan);
  expect(rules.toAct(stateOf(match))).toBe(1);
  await openMatch(page, match);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(
    `${other.name} takes a starting card: 13 points.`,
  );
});

test('linked phones play with the tiles of the host', async ({ browser, site }) => {
  const { server, host, guest } = await twoPhones(browser, site);
  await makeCopy(host.page);
  await tab(host.page, 'Cards');
  for (const card of [1, 2, 3, 4]) {
    await openTile(host.page, `Starting card ${card}`);
    await press(host.page, 'Points');
    await done(host.page);
  }
  await saved(host.page);
  await play(host.page).tap();
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await host.page.getByRole('radio', { name: '2', exact: true }).check();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = host.page.locator('.room-card__code');
  await expect(code).toHaveText(/^[0-9A-Z]{6}$/);
  await joinTable(guest.page, host.page, site.url, (await code.textContent()) ?? '', 'Gail');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const pages = [host.page, guest.page];
  const card = (page: Page) => page.getByRole('button', { name: '1 doubler and 1 point' });
  for (const page of pages) await settled(page);
  // Chance decides who picks a card.
  const [isHosts] = await Promise.all(pages.map((page) => card(page).isVisible()));
  await tap(card(isHosts ? host.page : guest.page));
  for (const page of pages)
    await expect(page.getByRole('region', { name: 'Log' })).toContainText(
      'takes a starting card: 1 doubler and 1 point.',
    );
  for (const { context } of [host, guest]) await context.close();
  await server.stop();
});
