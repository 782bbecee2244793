import { expect, type Page } from '@playwright/test';
import { screens } from '../../../scripts/screens.mjs';
import { makeSheet } from './contact-sheet';
import { unlike } from './likeness';
import { MOST, PHONE_SHEET } from './looks';
import { PHONE, test } from './open';

/** What goes wrong with styles, and how. */
const WRONG = {
  'a missing panel': '.mx-cards { visibility: hidden }',
  'an empty board': '.hex-board { visibility: hidden }',
  'a panel that has moved away': '.mx-details { translate: 0 3rem }',
  'a fallen layout': '.mx-table__rooms { display: block }',
  'a sign without its ground': '.screen__head { background: none }',
};

/** What other machines do with letters and edges. */
const OTHERWISE = {
  'other smoothing': 'body { translate: 0.4px 0.4px }',
  'other hinting': 'body { text-rendering: geometricPrecision; letter-spacing: 0.1px }',
};

test('pictures notice what is broken, and no more', async ({ openScreen, studio }) => {
  const table = screens.find(({ name }) => name === 'table');
  if (!table) throw new Error('no table among the screens');
  const page = await openScreen(table, 'en');
  const small = async (style: string) => {
    await dress(page, style);
    const png = await page.screenshot();
    const { small } = await makeSheet(studio, [{ ...PHONE, png }], PHONE_SHEET.scale);
    return small[0];
  };
  const usual = await small('');
  const share = async (style: string) => {
    const other = await small(style);
    return usual && other ? unlike(usual, other, PHONE_SHEET.field) : Number.NaN;
  };
  for (const [what, style] of Object.entries(WRONG))
    expect.soft(await share(style), what).toBeGreaterThan(MOST);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await share(''), 'the other theme').toBeGreaterThan(MOST);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [what, style] of Object.entries(OTHERWISE))
    expect.soft(await share(style), what).toBeLessThanOrEqual(MOST);
});

/** Only these styles besides the page's own; a policy keeps style elements out, but not sheets made so. */
const dress = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
