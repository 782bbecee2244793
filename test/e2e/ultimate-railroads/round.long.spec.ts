import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { actionOf } from '../../../src/games/ultimate-railroads/rules/actions';
import { roundScore } from '../../../src/games/ultimate-railroads/rules/round-score';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { pass } from '../../../src/games/ultimate-railroads/rules/use';
import { people } from '../../support/people';
import { lostWhenEnlarged } from '../screens/enlarged';
import { expectNoFindings } from '../support/axe';
import {
  asked,
  openMatch,
  ranking,
  settled,
  show,
  showEnd,
  table,
  takePhone,
  tap,
} from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch } from './support/match';
import { lastRound, lastToPass } from './support/round-end';
import { tapAction } from './support/taps';
import { oneOfEach } from './support/visit';

const PASS = actionOf(pass);

/** Opens a match of people at this position, as the seat that decides. */
async function openAt(page: Page, state: State): Promise<void> {
  const start = rules.position.write(state);
  await openMatch(
    page,
    newMatch({ id: 'round', seats: people(state.seats), seed: 'round', start }),
  );
  await takePhone(page);
}

/** Ends the round by passing; the position after it. */
async function endRound(page: Page, state: State): Promise<State> {
  await openAt(page, state);
  await tapAction(page, state, PASS);
  await settled(page);
  await expect(showEnd(page)).toBeVisible();
  const next = rules.clone(state);
  rules.play(next, PASS);
  return next;
}

const figures = (page: Page, row: string) =>
  page.locator(`[data-row="${row}"] td`).allTextContents();

test('the end of a round is a table of what everybody got and has, whole on the smallest phone', async ({
  page,
}) => {
  const before = lastToPass(4, 3);
  const after = await endRound(page, before);
  const scores = page.getByRole('table');
  const heads = await scores.getByRole('columnheader').allTextContents();
  expect(heads.map((head) => people(4).findIndex(({ name }) => head.endsWith(name)))).not.toContain(
    -1,
  );
  await expect(scores.getByRole('rowheader', { name: 'Trans-Siberian' })).toBeVisible();
  const seats = heads.map((head) => people(4).findIndex(({ name }) => head.endsWith(name)));
  expect(await figures(page, 'sum')).toEqual(seats.map((seat) => `${roundScore(before, seat)}`));
  expect(await figures(page, 'total')).toEqual(seats.map((seat) => `${after.score[seat]}`));
  await expect(scores).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-row="total"]')).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page, 'the end of a round');
  expect(await lostWhenEnlarged(page)).toEqual([]);
  await tap(showEnd(page));
  await expect(scores).toHaveCount(0);
});

test('after the last round it says that the game is over, what that gave, and leads to the ranking', async ({
  page,
}) => {
  const after = await endRound(page, lastToPass(3, lastRound(3)));
  const panel = show(page);
  await expect(panel.getByRole('heading')).toHaveText('The game is over');
  const heads = await panel.getByRole('columnheader').allTextContents();
  const seats = heads.map((head) => people(3).findIndex(({ name }) => head.endsWith(name)));
  expect(await figures(page, 'total')).toEqual(seats.map((seat) => `${after.score[seat]}`));
  await expect(panel.getByRole('rowheader', { name: 'Engineer majority' })).toBeVisible();
  await tap(showEnd(page));
  await expect(ranking(page)).toBeVisible();
});

test('if the game ended now its last round would be scored too', async ({ page }) => {
  const state = lastToPass(3, 3);
  await openAt(page, state);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'If it ended now' }));
  const rows = page.locator('.standing-list > li');
  await expect(rows).toHaveCount(3);
  const sums: number[] = [];
  for (const [seat, { name }] of people(3).entries()) {
    const row = rows.filter({ hasText: name });
    await expect(row).toContainText(`this round ${roundScore(state, seat)}`);
    const parts = await row.locator('ul b').allTextContents();
    const sum = parts.reduce((all, part) => all + Number(part), 0);
    await expect(row.locator('.standing-list__head')).toContainText(`${sum} points`);
    sums.push(sum);
  }
  const shown = await rows.locator('.standing-list__head').allTextContents();
  const order = shown.map((head) => people(3).findIndex(({ name }) => head.includes(name)));
  expect(order.map((seat) => sums[seat])).toEqual([...sums].sort((a, b) => b - a));
});

test.describe('room', () => {
  const sizes = [
    ...[{ width: 640, height: 360, strip: 48, columns: 3 }],
    ...[{ width: 412, height: 915, strip: 80, columns: 3 }],
    ...[{ width: 360, height: 640, strip: 80, columns: 3 }],
    ...[{ width: 1280, height: 800, strip: 48, columns: 4 }],
  ];
  for (const { width, height, strip, columns } of sizes)
    test(`on ${width} × ${height} the figures of seats leave room for ${columns} columns of spaces`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, lastToPass(3, 3));
      const box = await page.getByRole('list', { name: 'Turn order' }).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(strip);
      const tops = await page
        .locator('[data-area="track"] [data-space]')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      await expect(table(page)).toBeVisible();
    });

  for (const locale of ['en-GB', 'ko-KR'])
    test.describe(locale, () => {
      test.use({ locale });

      test('on the smallest phone a reason why not changes no row of spaces, and the sum of a board has one', async ({
        page,
      }) => {
        await openAt(page, lastToPass(4, 4));
        const spaces = page.locator('[data-area="track"] [data-space]');
        await expect(spaces.locator('small').first()).toBeVisible();
        const heights = await spaces.evaluateAll((all) => [
          ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().height))),
        ]);
        expect(heights).toHaveLength(1);
        const board = page.locator('[data-looked]');
        const rows = await board.locator('[data-points]').allTextContents();
        const sum = board.locator('[data-sum]');
        await expect(sum).toContainText(`${rows.join(' + ')} =`);
        const tops = await sum
          .locator('> :not(.visually-hidden)')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
          .then((all) => all.map(({ y, height }) => y + height / 2));
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6);
      });
    });
});

// Above the ? tokens the lines that they change stay in sight.
for (const [kind, least] of [
  ['token', 3],
  ['bonus', 6],
] as const)
  test(`a long list of cards says how many there are, and has room: ${kind}`, async ({ page }) => {
    const state = oneOfEach().get(kind);
    if (!state) throw new Error(kind);
    await openAt(page, state);
    const options = asked(page).locator('[data-action]');
    const count = await options.count();
    expect(count).toBeGreaterThan(4);
    await expect(asked(page)).toContainText(`${count} to choose from`);
    const seen = await options.evaluateAll((all) => {
      const foot =
        document.querySelector('.question-panel__foot')?.getBoundingClientRect().top ?? 640;
      return all.filter((one) => one.getBoundingClientRect().bottom <= foot).length;
    });
    expect(seen).toBeGreaterThanOrEqual(Math.min(count, least));
  });
