import { readFileSync } from 'node:fs';
import { bringIn, recorded, startMatch } from './support/table';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first decision is three taps from the first screen, a solo match four, a lesson one', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (role: 'link' | 'button' | 'radio', name: string | RegExp) => {
    await page.getByRole(role, { name }).tap();
    taps++;
  };
  const decide = async () => {
    await page.locator('.mx-card:not([data-idle])').first().tap();
    taps++;
    await expect(page.locator('.turn-panel')).toBeVisible();
  };
  await page.goto('./');
  await expect(page.getByRole('link', { name: /Never played/ })).toContainText('Mini Express');
  await tap('link', /Never played/);
  await expect(page.locator('.lesson__ring')).toBeVisible();
  expect(taps).toBe(1);

  taps = 0;
  await page.goto('./');
  await tap('link', /^Mini Express/);
  await tap('button', 'Start');
  await expect(page.getByRole('heading', { level: 1, name: 'Player 1’s turn' })).toBeVisible();
  // One person, and everybody else a computer.
  await expect(page.locator('.seat-mark[data-player="computer"]').first()).toBeVisible();
  await decide();
  expect(taps).toBeLessThanOrEqual(3);

  taps = 0;
  await page.goto('./');
  await tap('link', /^Mini Express/);
  await tap('radio', 'Solo');
  await tap('button', 'Start');
  await decide();
  expect(taps).toBeLessThanOrEqual(4);
});

test('the scores of five players are in sight at once', { tag: '@long' }, async ({ page }) => {
  const match = JSON.parse(readFileSync(recorded('europe-5-careful'), 'utf8'));
  const begun = { ...match, title: undefined, entries: match.entries.slice(0, 60) };
  await bringIn(page, {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(begun)),
  });
  await page.locator('.card-list__open').tap();
  const scores = page.locator('.mx-player__worth');
  await expect(scores).toHaveCount(5);
  for (const score of await scores.all()) await expect(score).toBeInViewport({ ratio: 1 });
});

test('the ways on from a finished match are in sight with its winner', { tag: '@long' }, async ({
  page,
}) => {
  await bringIn(page, recorded('usa-3-careful'));
  await page.locator('.card-list__open').tap();
  const result = page.getByRole('dialog', { name: 'Final ranking' });
  for (const way of ['Share', 'Replay', 'Analyze the match', 'Statistics'])
    await expect(result.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
});

test('letters of demand can be read where a pixel is a whole one', { tag: '@long' }, async ({
  page,
}) => {
  await startMatch(page);
  const letter = page.locator('.mx-demand__letter').first();
  const size = await letter.evaluate((element) => {
    const { a: scale } = (element as SVGTextElement).getScreenCTM() ?? { a: 0 };
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  });
  expect(size).toBeGreaterThanOrEqual(8);
});

for (const [game, seats, figures, words] of [
  ['Age of Steam', '6', '.aos-seat__payday > span', [/^Inc\. /, /^Pay /]],
  ['Ultimate Railroads', '4', '.ur-seat__figures > span', [/pts$/, /^round /]],
] as const)
  test(`the figures of all players of ${game} say what they are`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('./#/new');
    await page.getByRole('radio', { name: game }).check();
    await page.getByRole('radio', { name: 'Pass and play' }).check();
    await page.getByRole('radio', { name: seats, exact: true }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    for (const word of words) {
      const named = page.locator(figures).filter({ hasText: word });
      await expect(named).toHaveCount(Number(seats));
      for (const figure of await named.all()) await expect(figure).toBeInViewport({ ratio: 1 });
    }
  });
