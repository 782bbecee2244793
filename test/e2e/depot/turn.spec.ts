import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadless } from '../../../scripts/chromium.mjs';
import { people } from '../../support/people';
import { chromiumArguments } from '../playwright.config';
import { written } from '../support/database';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { play } from '../support/match';
import { cover, openMatch, settled, table, tap } from '../support/table';
import { newMatch } from './support/file';
import { act, button, players } from './support/table';
import { expect, still as test } from './support/test';

const load = { do: 'load', good: 'steel' };
const deliver = { do: 'deliver', good: 'steel' };

/** Three people; Ada bids 1 and works first. */
function working() {
  const match = newMatch({ id: 'turn', seats: people(3), seed: 'turn', options: {} });
  const first = match.rules.toAct(match.state) ?? 0;
  play(match, { do: 'bid', points: 1 }, { do: 'pass' }, { do: 'pass' });
  return { match, first: people(3)[first]?.name ?? '', plies: match.length };
}

test('one tap delivers two cars, and is taken back as one; so is the whole turn', async ({
  page,
}) => {
  const { match, first, plies } = working();
  await openMatch(page, match);
  await act(page, load, plies + 1);
  await act(page, load, plies + 2);
  await act(page, { do: 'borrow' }, plies + 3);
  // Two cars for 6 and 5, with one tap.
  await expect(button(page, deliver)).toHaveAccessibleName('Deliver 2 steel for 11');
  await act(page, deliver, plies + 5);
  await expect(players(page).first()).toContainText('7 points');
  await tap(page.getByRole('button', { name: `Undo ${first}’s move` }));
  await expect(table(page)).toHaveAttribute('data-plies', String(plies + 3));
  await tap(page.getByRole('button', { name: `Redo ${first}’s move` }));
  await expect(table(page)).toHaveAttribute('data-plies', String(plies + 5));
  // In the place of Redo, it would take a tap that is meant for Redo.
  await expect(page.getByRole('button', { name: `Undo ${first}’s turn` })).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Undo turn' }));
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
});

test('a phone that dies in the middle of a turn goes on where it was', async ({ site }) => {
  const profile = await mkdtemp(join(tmpdir(), 'depot-'));
  const phone = await Handset.start(profile, {
    executablePath: await findHeadless(),
    args: chromiumArguments,
  });
  const { match, plies } = working();
  await keepMatches(phone.page, [match], site.url);
  await phone.page.goto(`${site.url}#/match/turn`);
  await settled(phone.page);
  await act(phone.page, load, plies + 1);
  await phone.kill();
  await phone.restart(`${site.url}#/match/turn`);
  await settled(phone.page);
  await expect(table(phone.page)).toHaveAttribute('data-plies', String(plies + 1));
  await expect(cover(phone.page)).toBeHidden();
  await act(phone.page, deliver, plies + 2);
  await phone.kill();
  await rm(profile, { recursive: true, force: true });
});

test('why a step cannot be done is said, with the way to the rule', { tag: '@long' }, async ({
  page,
}) => {
  const { match } = working();
  await openMatch(page, match);
  await button(page, deliver).tap({ force: true });
  await expect(page.locator('.turn-notice')).toContainText('There is no steel on your train.');
  await tap(page.getByRole('button', { name: 'Why?' }));
  await expect(page.getByRole('dialog', { name: /^Rules/ })).toContainText('A turn has 3 steps');
});

test('forced moves are played by themselves where a player wants it', async ({ page }) => {
  const match = newMatch({ id: 'forced', seats: people(3), seed: 'forced' });
  await page.goto('./#/settings');
  const forced = page.getByRole('switch', { name: /^Play forced moves for me/ });
  await forced.tap();
  await expect(forced).toBeChecked();
  await written(page);
  await openMatch(page, match);
  // After the highest bid the others can only pass.
  await act(page, { do: 'bid', points: 5 }, 3);
  await expect(page.locator('.toast')).toContainText('played for you');
});

test('the head says round, phase, and for whom a player decides', { tag: '@long' }, async ({
  page,
}) => {
  const { match, plies } = working();
  play(match, load, deliver, { do: 'done' }, { do: 'done' });
  await openMatch(page, match);
  await expect(page.locator('.table__situation')).toHaveText('Round 1 of 2: work');
  await act(page, { do: 'done' }, plies + 5);
  await expect(page.locator('.table__situation')).toHaveText(
    'Round 1 of 2: companies · the steel company',
  );
  expect(await page.locator('[data-decided]').getAttribute('data-good')).toBe('steel');
  await act(page, { do: 'invest' }, plies + 6);
  await expect(page.locator('.table__situation')).toHaveText('Round 2 of 2: bids');
});
