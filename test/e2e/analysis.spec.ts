import { expectNoFindings } from './support/axe';
import { keepMatches } from './support/kept-matches';
import { heading, openMatch, ranking, readRecorded, settled, tap } from './support/table';
import { expect, still as test } from './support/test';

test.use({ actionTimeout: 10_000 });

test('a finished match is analysed, scrubbed through its chart, and played on from a costly move', {
  tag: '@long',
}, async ({ page }) => {
  await openMatch(page, readRecorded('duel-expert-usa-spike'));
  await ranking(page).getByRole('button', { name: 'Analyze the match' }).tap();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  const chart = analysis.getByRole('img', { name: /^Winning chances/ });
  await expect(analysis.getByRole('progressbar')).toBeVisible();
  // Every position of a match is thought about.
  await expect(analysis.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await settled(page);
  await expect(chart).toHaveAccessibleName(/100%/);
  await expectNoFindings(page, 'the analysis');

  const slider = page.getByRole('slider', { name: 'Position' });
  const box = await chart.boundingBox();
  if (!box) throw new Error('there is no chart');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const last = Number(await slider.getAttribute('max'));
  const fromMiddle = async () => Math.abs(Number(await slider.inputValue()) - last / 2);
  await settled(page);
  expect(await fromMiddle()).toBeLessThan(last / 8);
  await expect(chart).not.toHaveAccessibleName(/100%/);

  await tap(analysis.getByRole('button', { name: 'Costly moves' }));
  const points = page.getByRole('dialog', { name: 'Costly moves' });
  const first = points.getByRole('button', { name: /^.?Move \d+/ }).first();
  const move = /Move (\d+)/.exec(await first.innerText())?.[1];
  await expect(first).toContainText(/Better: /);
  await tap(first);
  const before = Number(await slider.inputValue());
  expect(before).toBeLessThan(Number(move));
  await expect(chart).toHaveAccessibleName(new RegExp(`after ${before} move`));

  await tap(analysis.getByRole('button', { name: 'What if …' }));
  const whatIf = page.getByRole('dialog', { name: 'What if …' });
  await expect(whatIf.getByRole('combobox')).toHaveCount(2);
  await expectNoFindings(page, 'what if');
  await whatIf.getByRole('combobox').first().selectOption({ label: 'Person' });
  await whatIf.getByRole('combobox').last().selectOption({ label: 'Apprentice' });
  await settled(page);
  await whatIf.getByRole('button', { name: 'Play from here' }).tap();
  await expect(page.locator('.seat-mark[data-player="computer"]').first()).toBeVisible();
  await page.goto('./#/matches');
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('what was found out stays found out in this visit', async ({ page }) => {
  const match = readRecorded('duel-expert-usa-spike');
  await keepMatches(page, [match]);
  await page.goto(`./#/match/${match.header.id}/replay`);
  await expect(heading(page, 'Replay')).toBeVisible();
  await settled(page);
  const toggle = page.getByRole('button', { name: 'Analysis', exact: true });
  const bar = page.getByRole('region', { name: 'Analysis' }).getByRole('progressbar');
  const done = async () => Number(await bar.getAttribute('value'));
  await toggle.tap();
  await expect.poll(done).toBeGreaterThan(3);
  const before = await done();
  await toggle.tap();
  await expect(bar).toHaveCount(0);
  await toggle.tap();
  await expect.poll(done).toBeGreaterThanOrEqual(before);
  await toggle.tap();
  await expect(bar).toHaveCount(0);
  // By the address, as from a bookmark, while the match is open.
  await page.goto(page.url().replace('/replay', '/analysis'));
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
});
