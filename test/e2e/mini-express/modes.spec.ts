import { BEGUN } from '../../../src/games/mini-express/rules/spike';
import { SPIKE_STATE, type State } from '../../../src/games/mini-express/rules/state';
import { answersTo, openQuestion } from '../../../src/games/mini-express/view/choice';
import { STANDARD } from '../../games/mini-express/support/combinations';
import { choose as chooseValues, unfold } from '../support/set-up';
import { heading, ranking, ranks, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { confirm, draft, logLines, readLog } from '../support/turns';
import {
  buildAsking,
  endAutoma,
  fromPosition,
  openWhere,
  playOn,
  startWith,
} from './support/modes';
import { card, cityHex, openAt } from './support/positions';

test('what does not go together is not offered, and comes back with what it needs', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/new');
  await unfold(page);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group('Golden Spike')).toBeVisible();
  await expect(group('Level')).toHaveCount(0);
  await expect(group('Edition')).toHaveCount(0);
  await chooseValues(page, 'Golden Spike');
  await expect(group('Edition')).toBeVisible();
  await chooseValues(page, 'Europe');
  await expect(group('Golden Spike')).toHaveCount(0);
  await expect(group('Harbors')).toBeVisible();
  await chooseValues(page, 'Solo');
  await expect(group('Level')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByText('Automa plays last, by its own rules.')).toBeVisible();
  await expect(page.getByText('Playing alone, you can undo any move.')).toBeVisible();
  await chooseValues(page, 'USA');
  await expect(page.getByRole('radio', { name: 'Golden Spike' })).toBeChecked();
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByText('USA · Solo · Easy · English 1.00 · Golden Spike')).toBeVisible();
  await page.goto('./#/new');
  await expect(page.getByRole('radio', { name: 'Solo' })).toBeChecked();
});

test('alone every move can be taken back, the automa’s with it', { tag: '@long' }, async ({
  page,
}) => {
  await startWith(page, 'Solo');
  await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
  await settled(page);
  await expect(page.getByText(/Playing alone, you can undo any move/)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Dismiss' }));
  for (let whim = 0; whim < 4; whim++) await playOn(page, whim);
  const log = await readLog(page);
  for (let back = 0; back < 4; back++) {
    await tap(page.getByRole('button', { name: 'Undo your move' }));
  }
  await expect(logLines(page)).toHaveCount(0);
  expect(log.join(' ')).toContain('Tile drawn');
});

test('a duel with the automa: it gets what is left, acts last, and what it drew stays drawn', {
  tag: '@long',
}, async ({ page }) => {
  await startWith(page, 'Duel + automa');
  await draft(page, 'Brown', 'Player 2');
  await tap(page.getByRole('button', { name: 'Undo Player 1’s move' }));
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  await draft(page, 'Brown', 'Player 2');
  await playOn(page, 1);
  await playOn(page, 2);
  await playOn(page, 2);
  await tap(page.getByRole('tab', { name: 'Players' }));
  const automa = page.getByRole('tabpanel').getByRole('listitem').last();
  await expect(automa).toContainText('Automa');
  await expect(automa).toContainText(/(Brown|Gray|Orange|White) × \d/);
  await playOn(page, 0);
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await playOn(page, 1);
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  expect((await readLog(page)).at(-1)).toContain('Tile drawn');
  await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true });
  await settled(page);
  await expect(page.getByText(/something was drawn/)).toBeVisible();
});

test('a duel with the automa ends with three in the ranking', { tag: '@long' }, async ({
  page,
}) => {
  await openAt(page, 'duel-automa-hard-ko', fromPosition(30));
  await endAutoma(page);
  for (let whim = 0; !(await ranking(page).isVisible()); whim++) await playOn(page, whim);
  await expect(ranks(page)).toHaveCount(3);
});

test('an expert duel: its draft, its two actions, and what the second may not do', {
  tag: '@long',
}, async ({ page }) => {
  await startWith(page, 'Expert duel');
  const pick = async (company: number, how: string) => {
    await tap(card(page, company));
    await tap(page.getByRole('button', { name: how }));
    await confirm(page);
    await settled(page);
  };
  await pick(0, 'Take both shares');
  await pick(1, 'One share each');
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await pick(3, 'Take both shares');
  const players = page.getByRole('tabpanel', { name: 'Players' }).getByRole('listitem');
  await expect(players).toContainText([
    /Brown × 2.*Gray × 1.*Orange × 1/,
    /Gray × 1.*Orange × 1.*White × 2/,
  ]);

  await expect(page.getByText('One action: choose a company')).toBeVisible();
  const build = async (company: number) => {
    await tap(card(page, company));
    await tap(page.locator('.target').first());
    for (const question of await page.locator('.question').all()) {
      await tap(question.getByRole('button').first());
    }
    await confirm(page);
    await settled(page);
  };
  await build(0);
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await expect(page.getByText('Action 1 of 2: choose a company.')).toBeVisible();
  await build(3);
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  await expect(page.getByText('Action 2 of 2: not White.')).toBeVisible();
  await tap(card(page, 3));
  await expect(page.getByText(/You already acted for White/)).toBeVisible();
  await expect(page.locator('.target')).toHaveCount(0);
  await build(2);
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
});

test('an expert duel is played to its end', async ({ page }) => {
  await openAt(page, 'duel-expert-europe', fromPosition(42));
  for (let whim = 0; !(await ranking(page).isVisible()); whim++) await playOn(page, whim);
  await expect(ranking(page)).toContainText('2nd+');
});

test('the Golden Spike is complete, and the builder names its West Side', { tag: '@long' }, async ({
  page,
}) => {
  const drives = (state: State) =>
    state.spike[SPIKE_STATE] === BEGUN
      ? buildAsking(state, (choice) => answersTo(choice, 'west').length > 1)
      : null;
  const combination = { ...STANDARD, seats: 3, spike: true, edition: 'ko' };
  const state = await openWhere(page, combination, (here) => drives(here) !== null);
  const choice = drives(state);
  if (!choice) throw new Error('no such build');
  await tap(card(page, choice.company));
  await tap(cityHex(page, state, choice.city));
  await expect(page.getByText('choose the West Side')).toBeVisible();
  const questions = page.locator('.question');
  for (const question of await questions.all()) {
    await tap(question.getByRole('button').last());
  }
  const turn = page.getByRole('region', { name: 'Turn' });
  await expect(turn.getByText(/Golden Spike is complete/)).toBeVisible();
  await confirm(page);
  await settled(page);
  expect((await readLog(page)).at(-1)).toMatch(/Golden Spike is complete/);
  await expect(page.getByRole('gridcell', { name: /Golden Spike is complete/ })).toHaveCount(1);
});

test('a harbor is chosen on the board, and opens a new start', { tag: '@long' }, async ({
  page,
}) => {
  const opens = (state: State) =>
    buildAsking(state, (choice) => answersTo(choice, 'harbor').length > 1);
  const state = await openAt(page, 'europe-4-harbors', (here) => opens(here) !== null);
  const choice = opens(state);
  const harbor = choice && answersTo(choice, 'harbor')[0];
  if (!choice || harbor === null || harbor === undefined) throw new Error('no such build');
  expect(openQuestion(choice)).not.toBeNull();
  await tap(card(page, choice.company));
  await tap(cityHex(page, state, choice.city));
  await page.getByRole('button', { name: 'Confirm' }).tap({ force: true });
  await settled(page);
  await expect(page.getByText(/Choose a harbor/)).toBeVisible();
  const hex = state.board.map.hexes[state.board.harborHex[harbor] ?? -1];
  const cell = page.locator(`[data-hex="${hex?.col},${hex?.row}"]`);
  await expect(cell).toHaveAccessibleName(/^Harbor .*empty/);
  await tap(cell);
  const also = page.getByRole('group', { name: 'Purple: choose a second company.' });
  await tap(also.getByRole('button').first());
  await confirm(page);
  await settled(page);
  expect((await readLog(page)).at(-1)).toMatch(/has a new start in the harbor/);
  await expect(cell).toHaveAccessibleName(/^Harbor .*start of/);
});

test('every ruling can be read, from the table’s menu and from About', { tag: '@long' }, async ({
  page,
}) => {
  await startWith(page, 'Solo');
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'Rules' }).tap();
  await expect(page.locator('.rules__ruling')).toHaveCount(14);
  await page.goto('./#/about');
  await page.getByRole('button', { name: 'Rulings' }).first().tap();
  await expect(page.locator('.rulings > li')).toHaveCount(14);
});
