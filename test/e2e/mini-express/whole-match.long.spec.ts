import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../src/kit/json';
import { Talk } from '../../engine/support/talk';
import { exported } from '../support/files';
import { Site, visit } from '../support/site';
import { heading, ranking, ranks, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { act, readLog, startMatch } from '../support/turns';

test.use({
  serviceWorkers: 'allow',
});

test('three people play a whole match by taps, through a reload, without a server, to its final ranking', async ({
  page,
}) => {
  const site = await Site.open();
  await visit(page, site.url);
  await startMatch(page, site.url);

  await act(page, 0);
  await tap(page.getByRole('button', { name: 'Undo Player 1’s move' }));
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Redo Player 1’s move' }));
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();

  for (let whim = 1; !(await ranking(page).isVisible()); whim++) {
    await act(page, whim);
    if (whim === 20) await reloadWithoutLoss(page);
    if (whim === 30) {
      await site.stop();
      await reloadWithoutLoss(page);
    }
  }

  const shown = await readRanking(page);
  for (const { lines, total } of shown) {
    for (const { shares, value, points } of lines) expect(points).toBe(shares * value);
    expect(total).toBe(lines.reduce((sum, { points }) => sum + points, 0));
  }
  expect(shown.map(({ name, total }) => ({ name, total }))).toEqual(
    await whatTheEngineSays(await exported(page)),
  );
});

async function reloadWithoutLoss(page: Page): Promise<void> {
  const before = await readLog(page);
  await page.reload();
  expect(await readLog(page)).toEqual(before);
}

interface Line {
  readonly shares: number;
  readonly value: number;
  readonly points: number;
}

/** The ranking as it is read out: who, the sum, and the lines it is made of. */
async function readRanking(page: Page) {
  await expect(ranks(page)).toHaveCount(3);
  return Promise.all(
    (await ranks(page).all()).map(async (row) => ({
      name: await row.locator('.standing-list__name').innerText(),
      total: Number.parseInt(await row.locator('.standing-list__head > b').last().innerText(), 10),
      lines: (await row.locator('.visually-hidden').allTextContents()).flatMap(lineOf),
    })),
  );
}

/** “Brown: 2 shares × 8 (1st) = 16” */
function lineOf(sentence: string): readonly Line[] {
  const figures = /(\d+) shares? × (\d+) .*= (\d+)/.exec(sentence);
  if (!figures) return [];
  return [{ shares: Number(figures[1]), value: Number(figures[2]), points: Number(figures[3]) }];
}

/** The same ranking from the rules alone: the engine replays the file in a process of its own. */
async function whatTheEngineSays(match: JsonObject) {
  const engine = new Talk();
  const replayed = await engine.ask({ id: 1, ask: 'replay', match });
  expect(replayed).toMatchObject({ id: 1, toAct: null });
  const { standing } = await engine.ask({ id: 2, ask: 'standing' });
  await engine.end();
  return standing?.ranking?.map((seat) => ({
    name: `Player ${seat + 1}`,
    total: standing.scores[seat],
  }));
}
