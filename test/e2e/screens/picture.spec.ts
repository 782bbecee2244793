import { expect, type Page } from '@playwright/test';
import { screens } from '../../../scripts/screens.mjs';
import { SCALE } from './on-phone';
import { test } from './open';
import { MOST, takePicture } from './picture';

/** What goes wrong with styles, and how. */
const WRONG = {
  'a missing panel': 'section:has(> [data-company]) { visibility: hidden }',
  'an empty board': '.hex-board { visibility: hidden }',
  'a panel that has moved away': ':has(> [data-question]) { translate: 0 3rem }',
  'a fallen layout': '[data-plies] { display: block }',
  'a sign without its ground': '.screen__head { background: none }',
};

/** What other machines do with text and edges. */
const OTHERWISE = {
  'other smoothing': 'body { translate: 0.4px 0.4px }',
  'other hinting': 'body { text-rendering: geometricPrecision; letter-spacing: 0.1px }',
};

test('pictures notice what is broken, and no more', async ({ openScreen }, { config }) => {
  test.skip(config.updateSnapshots !== 'none', 'it would keep what is broken');
  const table = screens.find(({ name }) => name === 'table');
  if (!table) throw new Error('no table among the screens');
  const { page } = await openScreen(table, 'en');
  const seen = async (style: string) => {
    await dress(page, style);
    return takePicture(page, SCALE);
  };
  const usual = { maxDiffPixelRatio: MOST };
  const kept = 'table-en.jpg';
  for (const [what, style] of Object.entries(WRONG))
    expect.soft(await seen(style), what).not.toMatchSnapshot(kept, usual);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await seen(''), 'the other theme').not.toMatchSnapshot(kept, usual);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [what, style] of Object.entries(OTHERWISE))
    expect.soft(await seen(style), what).toMatchSnapshot(kept, usual);
});

/** Only these styles besides the page's own; a policy keeps style elements out, but not sheets made so. */
const dress = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
