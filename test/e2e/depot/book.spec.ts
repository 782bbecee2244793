import type { Page } from '@playwright/test';
import { people } from '../../support/people';
import { expectNoFindings } from '../support/axe';
import { keepMatches } from '../support/kept-matches';
import { tap } from '../support/table';
import { newMatch, playOn } from './support/file';
import { expect, test } from './support/test';

const dial = (page: Page, good: string) => page.getByRole('spinbutton', { name: good });
const title = (page: Page) => page.locator('.leaf h2');
const play = (page: Page) => page.locator('.book__foot .button').last();

test('a link opens the page of a value, and dials turn from page to page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/depot/352');
  await expect(title(page)).toContainText('Coal 3, grain 5, steel 2');
  // By keys: what another dial shows is passed over, 5 from 4 too.
  await dial(page, 'coal').press('ArrowUp');
  await expect(page).toHaveURL(/#\/depot\/452$/);
  await dial(page, 'coal').press('ArrowUp');
  await expect(title(page)).toContainText('Coal 6, grain 5, steel 2');
  await expect(dial(page, 'coal')).toHaveAttribute('aria-valuetext', '6 dear');
  // By its buttons.
  await page.getByRole('button', { name: 'coal: 4 dear' }).tap();
  await expect(page).toHaveURL(/#\/depot\/452$/);
  // By typing: a number that another dial has is exchanged with it.
  await dial(page, 'coal').press('2');
  await expect(page).toHaveURL(/#\/depot\/254$/);
  await page.reload();
  await expect(title(page)).toContainText('Coal 2, grain 5, steel 4');
});

test('what is blocked can be looked at, but not played, and its page says why', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/depot/352');
  await dial(page, 'steel').press('1');
  await expect(title(page)).toContainText('steel 1');
  await expect(page.locator('.book__blocked')).toHaveText(/No car starts at 1/);
  await play(page).tap({ force: true });
  await expect(page).toHaveURL(/#\/depot\/351$/);
  // A random one can always be played.
  await page.getByRole('button', { name: 'Surprise us' }).tap();
  await expect(page.locator('.book__blocked')).toBeEmpty();
  await expect(page).toHaveURL(/depot\/[2-6]{3}$/);
});

test('the chosen value is played, and asked for again after that', async ({ page }) => {
  await page.goto('./#/depot/364');
  await page.getByRole('button', { name: 'Set up 364' }).tap();
  await expect(dial(page, 'coal').locator('.dial__value')).toHaveText('3');
  await expect(dial(page, 'steel').locator('.dial__value')).toHaveText('4');
  // New match shows the page without losing what was chosen there.
  await page.getByRole('button', { name: 'First prices 364: its page' }).tap();
  await expect(title(page)).toContainText('Coal 3, grain 6, steel 4');
  await page.keyboard.press('Escape');
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  await page.goto('./#/new/depot');
  await expect(dial(page, 'grain').locator('.dial__value')).toHaveText('6');
});

test('a page tells how the matches with it ended, and what else was played', {
  tag: '@long',
}, async ({ page }) => {
  const over = newMatch({
    id: 'over',
    seats: people(3),
    seed: 'book',
    options: { rounds: 1, prices: '352' },
  });
  playOn(over, 'book', () => false);
  await keepMatches(page, [over]);
  await page.goto('./#/depot/246');
  await expect(page.getByText('Not played to its end on this phone yet.')).toBeVisible();
  await expect(page.getByText('1 of 60 played')).toBeVisible();
  await page.locator('.book__value').tap();
  await expect(title(page)).toContainText('Coal 3, grain 5, steel 2');
  await expect(page.getByText('Played once')).toBeVisible();
  await expect(page.locator('.book__endings li')).toContainText(/wins|share the win/);
});

test('a page is shared by a link and a code', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/depot/352');
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByRole('img', { name: 'QR code of the link to 352' })).toBeVisible();
  await expect(page.locator('.share-value__link')).toHaveText(/#\/depot\/352$/);
});

for (const address of ['nothing/352', 'mini-express/352'])
  test(`there is nothing at ${address}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`./#/${address}`);
    await expect(page.getByText('There is nothing here.')).toBeVisible();
  });

for (const language of ['en', 'ko'] as const)
  test(`nothing is cut off, and axe finds nothing, in ${language}`, { tag: '@long' }, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      ...{ baseURL: site.url, viewport: { width: 360, height: 640 }, hasTouch: true },
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
    });
    const page = await context.newPage();
    await page.goto('./#/depot/351');
    await title(page).waitFor();
    await page.locator('.leaf__more summary').click();
    await expectNoFindings(page, 'book');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.screenshot({ path: `test-results/depot/book-${language}.png` });
    await page.locator('.screen__head .button').last().click();
    await page.locator('.qr-code path').waitFor();
    await expectNoFindings(page, 'book-share');
    await context.close();
  });
