import type { Page } from '@playwright/test';
import { FILED } from '../../../src/games/mini-express/puzzles';
import { stepsIn, type WrittenLine } from '../../../src/kit/line';
import { settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { company as card } from '../support/turns';

test.use({ actionTimeout: 10_000 });

const [first] = FILED;
if (!first) throw new Error('there are puzzles');

const panel = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true });
const entry = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Puzzle ${number}\\b`) });

/** Gives an answer by the usual three taps. */
async function give(page: Page, answer: WrittenLine): Promise<void> {
  const [{ company, route, also } = {}] = stepsIn(answer);
  await settled(page);
  await tap(card(page, `${company}`));
  if (Array.isArray(route)) await page.locator(`[data-hex="${route.at(-1)}"]`).tap({ force: true });
  else await page.getByRole('button', { name: /^Take a (free )?share/ }).tap();
  await settled(page);
  if (typeof also === 'string')
    await page
      .locator('.question')
      .getByRole('button', { name: new RegExp(also, 'i') })
      .tap();
  await settled(page);
  await tap(page.getByRole('button', { name: 'Confirm' }));
}

test('a wrong answer is told what it costs, a right one why; the list remembers both and the solution seen', async ({
  page,
}) => {
  await page.goto('./#/learn');
  await page.getByRole('button', { name: /^Puzzles.*Mini Express/ }).tap();
  await expect(page.getByText(`0 of ${FILED.length} solved`)).toBeVisible();
  await page.getByRole('button', { name: 'Next unsolved' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzle 1' })).toBeVisible();

  const [tempting] = first.wrong;
  if (!tempting) throw new Error('something tempts');
  await give(page, tempting.like);
  await expect(panel(page)).toContainText(`${Math.round(100 * tempting.worth)}% winning chances`);
  await expect(page.getByText('There’s a better move')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Close' }).first());

  const [right] = first.right;
  if (!right) throw new Error('there is an answer');
  await give(page, right);
  const why = page.getByRole('dialog');
  await expect(why).toContainText('The best move');
  await expect(why).toContainText('Tempting, but worse');
  await why.getByRole('button', { name: 'Next puzzle' }).tap();

  await expect(page.getByRole('heading', { level: 1, name: 'Puzzle 2' })).toBeVisible();
  await settled(page);
  await tap(page.getByRole('button', { name: 'Hint' }));
  await tap(page.getByRole('button', { name: 'Solution' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Show on board' }).first());
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();

  await page.goto('./#/puzzles/mini-express');
  await page.reload();
  await expect(page.getByText(`1 of ${FILED.length} solved`)).toBeVisible();
  await expect(entry(page, 1)).toContainText('Solved');
  await expect(entry(page, 2)).toContainText('Solution seen');
});
