import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { indexedPng } from './indexed-png.mjs';
import { pixels } from './pixels.mjs';
import { root } from './run.mjs';
import { bringInMatches } from './screen-matches.mjs';
import { pathTo, screens } from './screens.mjs';

const size = { width: 360, height: 640 };
/** Pixels of the picture per pixel of the screen. */
const SCALE = 2;
const shape = { width: size.width * SCALE, height: size.height * SCALE };

const wanted = [
  { name: 'table-city', colorScheme: 'light', locale: 'en-GB' },
  { name: 'ranking', colorScheme: 'dark', locale: 'ko-KR' },
];

/** Draws the pictures of the README into docs, from the output of `npm run build`. */
export async function drawForReadme(executablePath) {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    preview: { port: 4190 },
  });
  const address = `http://localhost:${server.httpServer.address().port}/`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const storageState = await memory(browser, address);
  for (const { name, ...appearance } of wanted) {
    const path = pathTo(screens.find((screen) => screen.name === name));
    const context = await browser.newContext({
      ...appearance,
      storageState,
      viewport: size,
      deviceScaleFactor: SCALE,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${address}${path[0].at}`);
    await page.locator(path[0].ready).first().waitFor();
    for (const { first } of path) await first?.(page);
    writeFileSync(
      join(root, 'docs', `${name}.png`),
      await shrink(browser, await page.screenshot()),
    );
    await context.close();
  }
  await browser.close();
  await server.close();
  console.log('The pictures of the README are in docs.');
}

/** The storage of a phone that has played matches. */
async function memory(browser, address) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await bringInMatches(await context.newPage(), address);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Reduces the number of colors. The difference is not visible, and the file is a third of the size. */
async function shrink(browser, png) {
  const page = await browser.newPage();
  const rgba = await pixels(page, `data:image/png;base64,${png.toString('base64')}`, shape);
  await page.close();
  return indexedPng(rgba, { ...shape, colors: 256 });
}
