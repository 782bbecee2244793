import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/axe';
import { table, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { keepWorlds } from './support/keep-worlds';

const dial = (page: Page, role: string) => page.getByRole('spinbutton', { name: role });
const title = (page: Page) => page.locator('.leaf h2');
const play = (page: Page) => page.locator('.book__foot .button').last();

test('a link opens the page of a world, with its goal, income and twist', async ({ page }) => {
  await page.goto('./#/504/685');
  await expect(title(page)).toContainText('Linking merchants into the unknown');
  await expect(dial(page, 'Goal')).toHaveAttribute('aria-valuetext', '6 Roads');
  await expect(dial(page, 'Income')).toHaveAttribute('aria-valuetext', '8 Production');
  await expect(dial(page, 'Twist')).toHaveAttribute('aria-valuetext', '5 Exploration');
  for (const part of ['Goal: Roads', 'Income: Production', 'Twist: Exploration'])
    await expect(page.locator('.leaf__section h3', { hasText: part })).toBeVisible();
});

test('dials pass over what another one shows, and change places with it when it is typed', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/504/685');
  // 7 is free, 8 is not.
  await dial(page, 'Goal').press('ArrowUp');
  await expect(page).toHaveURL(/#\/504\/785$/);
  await dial(page, 'Goal').press('ArrowUp');
  await expect(page).toHaveURL(/#\/504\/985$/);
  await dial(page, 'Twist').press('9');
  await expect(page).toHaveURL(/#\/504\/589$/);
  await expect(title(page)).toContainText('Searching merchants');
});

test('a shake draws another world', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/504/345');
  // Set by an effect of the screen: it listens by then.
  await expect(page).toHaveTitle(/World/);
  await page.evaluate(() =>
    window.dispatchEvent(
      new DeviceMotionEvent('devicemotion', { acceleration: { x: 30, y: 0, z: 0 } }),
    ),
  );
  await expect(page).not.toHaveURL(/345$/);
  await expect(page).toHaveURL(/#\/504\/[1-9]{3}$/);
});

test('an address of no world says why, and leads to the book', { tag: '@long' }, async ({
  page,
}) => {
  for (const value of ['999', '112', '6850']) {
    await page.goto(`./#/504/${value}`);
    await expect(
      page.getByText(`There is no world ${value}: it takes 3 of 1, 2, 3, 4, 5, 6, 7, 8, 9, each`),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'All pages, past matches, sharing' }).tap();
  await expect(title(page)).toContainText('Linking merchants into the unknown');
});

test('a world of the book is played at once, with the usual seats', async ({ page }) => {
  await page.goto('./#/504/785');
  await play(page).tap();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(table(page)).toBeVisible();
});

test('a world of the book is set up, for people or against computers', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/504/798');
  await page.getByRole('button', { name: 'Set up 798' }).tap();
  await expect(dial(page, 'Goal').locator('.dial__value')).toHaveText('7');
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await expect(table(page)).toBeVisible();
});

test('what was played is told by world, in the book and in the statistics', {
  tag: '@long',
}, async ({ page }) => {
  await keepWorlds(page, '685-3-busy');
  await page.goto('./#/504/567');
  await expect(page.getByText('Not played to its end on this phone yet.')).toBeVisible();
  await expect(page.getByText('1 of 504 played')).toBeVisible();
  await page.locator('.book__value').tap();
  await expect(page).toHaveURL(/#\/504\/685$/);
  await expect(page.locator('.book__endings li')).toContainText(/wins|share the win/);
  await page.goto('./#/statistics');
  await expect(page.getByText('World: 1 of 504 played.')).toBeVisible();
});

test('a world is shared by a link and a code', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/504/685');
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(page.getByRole('img', { name: 'QR code of the link to 685' })).toBeVisible();
  await expect(page.locator('.share-value__link')).toHaveText(/#\/504\/685$/);
});

test('About names author and publisher, and says what a ruling is', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./#/about');
  const about = page.locator('main');
  await expect(about).toContainText('Friedemann Friese');
  await expect(about).toContainText('2F-Spiele');
  await expect(about).toContainText('unofficial');
  await expect(about).toContainText('A ruling is our decision');
});

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: language === 'ko' ? 'dark' : 'light',
    });
    test('nothing of the book is cut off, and axe finds nothing', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('./#/504/164');
      await title(page).waitFor();
      await page.locator('.leaf__more summary').tap();
      await expectNoFindings(page, 'book');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await page.locator('.screen__head .button').last().tap();
      await page.locator('.qr-code path').waitFor();
      await expectNoFindings(page, 'book-share');
    });
  });
