import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { expect, still as test } from '../support/test';
import { keepWorlds } from './support/keep-worlds';

const dial = (page: Page, role: string) =>
  page.getByRole('spinbutton', { name: role }).locator('.dial__value');
const stop = (page: Page, world: string) => page.getByRole('button', { name: `${world} ` });
const openTour = (page: Page) => page.getByRole('button', { name: /^Tour: \d+ of \d+$/ }).tap();

test('the tour leads from the lesson’s world to the next one, and tells what is new', async ({
  page,
}) => {
  await page.goto('./#/504/798');
  await openTour(page);
  const first = page.locator('.tour__stop').first();
  await expect(first).toContainText('685 Linking merchants into the unknown');
  await expect(first).toContainText('The world of the first lesson');
  await expect(first).toContainText('Next');
  await stop(page, '567').tap();
  await expect(page).toHaveURL(/#\/504\/567$/);
  await expect(page.locator('.tour')).toHaveCount(0);
});

test('what was played is checked with how it ended, and the next stop is suggested', {
  tag: '@long',
}, async ({ page }) => {
  await keepWorlds(page, '685-3-busy', '956-3-busy');
  await page.goto('./#/504/685');
  await expect(page.getByRole('button', { name: /^Tour: 2 of / })).toBeVisible();
  await openTour(page);
  await expect(page.locator('.tour__stop', { hasText: '685' })).toContainText(/Ada wins|share/);
  await expect(page.locator('.tour__stop[data-done]')).toHaveCount(2);
  await expect(page.locator('.tour__stop', { hasText: 'Next' })).toContainText('785');
  await page.getByRole('button', { name: 'Next stop: 785' }).tap();
  await expect(page).toHaveURL(/#\/504\/785$/);
});

test('New match opens the tour in one tap, and a stop is chosen for the match', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/new/504');
  await page.getByRole('button', { name: 'Tour', exact: true }).tap();
  await stop(page, '956').tap();
  await expect(page.locator('.tour')).toHaveCount(0);
  await expect(dial(page, 'Goal')).toHaveText('9');
  await expect(dial(page, 'Income')).toHaveText('5');
  await expect(dial(page, 'Twist')).toHaveText('6');
});

test('Surprise us stays under the finger, whatever it draws', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/new/504');
  const surprise = page.getByRole('button', { name: 'Surprise us' });
  const dials = page.locator('.dials');
  const draw = async () => {
    const world = await dials.innerText();
    await surprise.tap();
    await expect(dials).not.toHaveText(world, { useInnerText: true });
  };
  await draw();
  const place = await surprise.boundingBox();
  for (let draws = 1; draws < 8; draws++) {
    await draw();
    expect(await surprise.boundingBox()).toEqual(place);
  }
});

test('a surprise says what is new for these players', { tag: '@long' }, async ({ page }) => {
  await keepWorlds(page, '685-3-busy');
  await page.goto('./#/new/504');
  // Nobody of them sits at this table.
  await page.getByRole('button', { name: 'Surprise us' }).tap();
  await expect(page.locator('.parts-picker__chosen')).toContainText(/New for you: (\w.*, ){2}/);
  await page.goto('./#/504/567');
  await page.getByRole('button', { name: 'Surprise us' }).tap();
  await expect(page).not.toHaveURL(/567$/);
  await expect(page.locator('.book__news')).not.toHaveText(/Roads|Production|Exploration/);
  await expect(page.locator('.book__news')).toHaveText(/^(New for you: .+|You have not .+)\.$/);
});

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: language === 'ko' ? 'dark' : 'light',
    });
    test('nothing of the tour is cut off, and axe finds nothing', { tag: '@long' }, async ({
      page,
    }) => {
      await keepWorlds(page, '685-3-busy');
      await page.goto('./#/504/685');
      await page.locator('.book__choice > .button').tap();
      await page.locator('.tour__ended').waitFor();
      await expectNoFindings(page, 'tour');
      const wide = await page.locator('.sheet__body').evaluate((body) => body.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
    });
  });
