import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { indexedPng } from './indexed-png.mjs';
import { pixels } from './pixels.mjs';
import { root } from './run.mjs';

const size = { width: 360, height: 640 };
/** Pixels of the picture per pixel of the screen. */
const SCALE = 2;
const shape = { width: size.width * SCALE, height: size.height * SCALE };

/** A panel of the gallery for each game, and how it is shown. */
const wanted = [
  { panel: 'mini-express/play.build' },
  { panel: 'age-of-steam/move.route', colorScheme: 'dark' },
  { panel: 'ultimate-railroads/turn', language: 'ko' },
  { panel: '504/act' },
];

/** Draws the pictures of the README into docs, from the output of `npm run build:test-game`. */
export async function drawForReadme(executablePath) {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir: 'dist-test' },
    preview: { port: 4190 },
  });
  const address = `http://localhost:${server.httpServer.address().port}/gallery/index.html`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const { panel, colorScheme = 'light', language = 'en' } of wanted) {
    const context = await browser.newContext({
      colorScheme,
      viewport: size,
      deviceScaleFactor: SCALE,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${address}?language=${language}#/${panel}`);
    await page.locator(`[data-entry="${panel}"][data-drawn]`).waitFor();
    const [game] = panel.split('/');
    writeFileSync(
      join(root, 'docs', `${game}.png`),
      await shrink(browser, await page.screenshot()),
    );
    await context.close();
  }
  await browser.close();
  await server.close();
  console.log('The pictures of the README are in docs.');
}

/** Reduces the number of colors. The difference is not visible, and the file is a third of the size. */
async function shrink(browser, png) {
  const page = await browser.newPage();
  const rgba = await pixels(page, `data:image/png;base64,${png.toString('base64')}`, shape);
  await page.close();
  return indexedPng(rgba, { ...shape, colors: 256 });
}
