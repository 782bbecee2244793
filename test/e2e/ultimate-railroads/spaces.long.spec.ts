import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { againstComputers, people } from '../../support/people';
import { play } from '../support/match';
import { pace } from '../support/set-up';
import { asked, foot, openMatch, played, primary, settled, table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { newMatch, stateOf } from './support/match';
import { space } from './support/taps';
import { visitKind } from './support/visit';

const spaces = (page: Page) => page.getByRole('region', { name: 'Spaces' });

/** The first round, after the starting cards. */
function begun(seats = people(2)) {
  const match = newMatch({ id: 'spaces', seats, seed: 'spaces' });
  const list = new Int32Array(rules.max);
  while (factsOf(rules.clone(stateOf(match))).phase !== 'turn') {
    rules.list(rules.clone(stateOf(match)), list);
    play(match, list[0] ?? 0);
  }
  return match;
}

for (const { locale, question, first, why } of [
  {
    locale: 'en-GB',
    question: 'Use a locomotive or a factory',
    first: 'First use a locomotive or a factory.',
    why: 'Must and may',
  },
  {
    locale: 'ko-KR',
    question: '기관차나 공장 1개 사용',
    first: '먼저 쓰세요: 기관차나 공장 1개.',
    why: '직접 행동과 간접 행동',
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('a space tapped while something is pending leaves the question and says what comes first', async ({
      page,
    }) => {
      const match = begun();
      play(match, { do: 'use', space: 'build-1', pay: [1, 0, 0] });
      await openMatch(page, match);
      await played(page, match.length);
      await expect(asked(page)).toContainText(question);
      const money = space(page, 'money');
      await expect(money).toHaveAttribute('data-shut', 'true');
      await tap(money);
      await expect(asked(page)).toContainText(first);
      await expect(asked(page).getByRole('heading')).toHaveText(question);
      await expect(asked(page).locator('[data-action]').first()).toBeVisible();
      await tap(asked(page).locator('.ask-rules'));
      await expect(page.getByRole('dialog')).toContainText(why);
    });
  });

test('a hint is shown where its space is, no matter how far the table is scrolled', async ({
  page,
}) => {
  const { header, entries } = begun();
  await openMatch(page, { header: { ...header, help: true }, entries });
  await page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .last()
    .scrollIntoViewIfNeeded();
  await settled(page);
  await expect(spaces(page)).not.toBeInViewport();
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Hint' }));
  await tap(page.getByRole('button', { name: /^Show on board/ }).first());
  await expect(page.locator('[data-space][aria-pressed="true"]')).toBeInViewport({ ratio: 1 });
});

test('the way to what is out of sight: the own board beside the spaces, and the spaces beside it', async ({
  page,
}) => {
  const match = begun();
  await openMatch(page, match);
  await played(page, match.length);
  const board = page.locator('[data-looked]');
  const way = foot(page).first();
  const open1 = page.locator('[data-space]').first();
  await expect(open1).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveText('My board');
  await tap(way);
  await expect(board).toBeInViewport({ ratio: 0.5 });
  await expect(way).toHaveText('Spaces');
  await tap(way);
  await expect(open1).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveText('My board');
  // From another seat’s board it leads to the own one.
  const { toAct } = factsOf(rules.clone(stateOf(match)));
  await tap(page.locator(`[data-strip-seat="${1 - (toAct ?? 0)}"]`));
  await expect(way).toHaveText('Spaces');
  await tap(way);
  await tap(way);
  await expect(board).toHaveAttribute('data-seat-board', String(toAct));
});

test.describe('with room for all boards', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing is out of sight, so no button leads there', async ({ page }) => {
    await openMatch(page, begun());
    await expect(asked(page).getByRole('button', { name: /^Pass/ })).toBeVisible();
    await expect(spaces(page)).toBeInViewport();
    await expect(table(page)).toBeVisible();
    await expect(foot(page)).toHaveCount(1);
  });
});

test('a space says in a word or two what is in the way, and its panel says it in a sentence', async ({
  page,
}) => {
  const match = begun();
  await openMatch(page, match);
  await tap(page.locator('[data-rest] > summary'));
  const brown = space(page, 'brown-1');
  await expect(brown).toContainText('no color yet');
  await expect(brown).toHaveAccessibleName(/no color yet\.$/);
});

test('a space that is taken says once who took it, by name', async ({ page }) => {
  const match = begun();
  const { toAct } = factsOf(rules.clone(stateOf(match)));
  play(match, { do: 'use', space: 'money', pay: [1, 0, 0] });
  await openMatch(page, match);
  await played(page, match.length);
  await tap(space(page, 'money'));
  const taken = asked(page).getByText(/taken/i);
  await expect(taken).toHaveCount(1);
  await expect(taken).toContainText(`Taken by ${people(2)[toAct ?? 0]?.name}.`);
});

test('who is to pick a space sees the spaces', async ({ page }) => {
  await visitKind(page, 'turn');
  const open = page.locator('[data-space]').first();
  await expect(open).toBeInViewport({ ratio: 1 });
  const isOnTop = await open.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('spaces keep order and rows while computers answer, and when one’s own turn comes', async ({
  page,
}) => {
  await pace(page, 'Instant');
  await openMatch(page, begun(againstComputers(3)));
  await expect(asked(page)).toContainText('Pick a space');
  // Computers may bring another part into view, so rows are measured from the first one.
  const rows = () =>
    page.locator('[data-space]').evaluateAll((all) => {
      const shown = all.filter((one) => one.checkVisibility());
      const top = (one?: Element) => one?.getBoundingClientRect().top ?? 0;
      return shown.map((one) => [
        one.getAttribute('data-space'),
        Math.round(top(one) - top(shown[0])),
      ]);
    });
  const before = await rows();
  await tap(space(page, 'doubler'));
  await primary(page).tap();
  await expect(space(page, 'doubler')).toHaveAttribute('data-shut', 'true');
  await expect(asked(page)).toContainText('Pick a space');
  expect(await rows()).toEqual(before);
});

test('a space that is picked stays in sight above what is asked of it', async ({ page }) => {
  await openMatch(page, begun(people(4)));
  const last = page.locator('[data-space]').filter({ visible: true }).last();
  await last.scrollIntoViewIfNeeded();
  await tap(last);
  await tap(asked(page).getByRole('button', { name: 'Pay differently' }));
  const [picked, panel] = [await last.boundingBox(), await asked(page).boundingBox()];
  if (!picked || !panel) throw new Error('it is not drawn');
  expect(picked.y + picked.height).toBeLessThanOrEqual(panel.y);
});
