import { rules } from '../../../src/games/ultimate-railroads/rules';
import { factsOf } from '../../../src/games/ultimate-railroads/view/facts';
import { people } from '../age-of-steam/support/match';
import { asked, table } from '../support/game-table';
import { expect, test } from '../support/test';
import { newMatch, open, play, stateOf } from './support/match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two people in the first round. */
function begun() {
  const match = newMatch({ id: 'spaces', seats: people(2), seed: 'spaces' });
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

    test('a space tapped while something is pending leaves the question and says what comes first', {
      tag: '@long',
    }, async ({ page }) => {
      const match = begun();
      play(match, { do: 'use', space: 'build-1', pay: [1, 0, 0] });
      await open(page, match);
      await expect(asked(page)).toContainText(question);
      const money = page.locator('.ur-space[data-space="money"]');
      await expect(money).toHaveAttribute('data-shut', 'true');
      await money.tap();
      await expect(asked(page)).toContainText(first);
      await expect(asked(page).getByRole('heading')).toHaveText(question);
      await expect(asked(page).locator('.ur-option').first()).toBeVisible();
      await asked(page).locator('.ask-rules').tap();
      await expect(page.getByRole('dialog')).toContainText(why);
    });
  });

test('a hint is shown where its space is, however far somebody has scrolled', async ({ page }) => {
  const { header, entries } = begun();
  await open(page, { header: { ...header, help: true }, entries });
  await page.locator('.ur-table__main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(page.locator('.ur-spaces')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page
    .getByRole('button', { name: /^Show on board/ })
    .first()
    .tap();
  await expect(page.locator('.ur-space[aria-pressed="true"]')).toBeInViewport({ ratio: 1 });
});

test('the way to what is out of sight: the own board beside the spaces, and the spaces beside it', {
  tag: '@long',
}, async ({ page }) => {
  const match = begun();
  await open(page, match);
  const board = page.locator('.ur-board[data-looked]');
  const way = asked(page).locator('.question-panel__foot .button').first();
  const open1 = page.locator('.ur-area button').first();
  await expect(open1).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveText('My board');
  await way.tap();
  await expect(board).toBeInViewport({ ratio: 0.5 });
  await expect(way).toHaveText('Spaces');
  await way.tap();
  await expect(open1).toBeInViewport({ ratio: 1 });
  await expect(way).toHaveText('My board');
  // From another seat’s board it leads to the own one.
  const { toAct } = factsOf(rules.clone(stateOf(match)));
  await page.locator(`.ur-seat[data-board="${1 - (toAct ?? 0)}"]`).tap();
  await expect(way).toHaveText('Spaces');
  await way.tap();
  await way.tap();
  await expect(board).toHaveAttribute('data-seat-board', String(toAct));
});

test.describe('with room for all boards', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing is out of sight, so no button leads there', { tag: '@long' }, async ({ page }) => {
    await open(page, begun());
    await expect(asked(page).getByRole('button', { name: /^Pass/ })).toBeVisible();
    await expect(page.locator('.ur-spaces')).toBeInViewport();
    await expect(table(page)).toBeVisible();
    await expect(asked(page).locator('.question-panel__foot .button')).toHaveCount(1);
  });
});

test('a space says in a word or two what is in the way, and its panel says it in a sentence', {
  tag: '@long',
}, async ({ page }) => {
  const match = begun();
  await open(page, match);
  const brown = page.locator('.ur-space[data-space="brown-1"]');
  await expect(brown).toContainText('no track');
  await expect(brown).toHaveAccessibleName(/no track\.$/);
});

test('a space that is taken says once who took it, by name', async ({ page }) => {
  const match = begun();
  const { toAct } = factsOf(rules.clone(stateOf(match)));
  play(match, { do: 'use', space: 'money', pay: [1, 0, 0] });
  await open(page, match);
  await page.locator('.ur-space[data-space="money"]').tap();
  const taken = asked(page).getByText(/taken/i);
  await expect(taken).toHaveCount(1);
  await expect(taken).toContainText(`Taken by ${people(2)[toAct ?? 0]?.name}.`);
});
