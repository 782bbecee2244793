import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { ScreenPlan } from '../../../scripts/screens.mjs';

const FILE = fileURLToPath(new URL('./kept/fonts.txt', import.meta.url));

/**
 * Whether this machine has the fonts of the kept pictures. The app brings none along: with other fonts lines
 * break at other places, and every picture would differ. Throws on CI, where nobody would see that nothing is compared.
 */
export async function hasSameFonts(page: Page): Promise<boolean> {
  const widths = await page.evaluate(measure);
  if (test.info().config.updateSnapshots !== 'none') writeFileSync(FILE, `${widths}\n`);
  const isSame = readFileSync(FILE, 'utf8').trim() === widths;
  if (!isSame && process.env.CI) throw new Error('no picture is compared: there are other fonts');
  return isSame;
}

/** In the page: the widths of some text in both scripts, in whole pixels. */
function measure(): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas');
  return ['100px system-ui', 'bold 100px system-ui', '100px sans-serif']
    .flatMap((font) => {
      pen.font = font;
      return ['Mini Express 0123456789', '철도 회사의 영향력'].map((text) =>
        Math.round(pen.measureText(text).width),
      );
    })
    .join(' ');
}

/** The share of a picture that may differ, as smoothing of text does between machines. */
export const MOST = 0.02;

const shots = fileURLToPath(new URL('../../../test-results/shots', import.meta.url));

/** The page as it is now, at a fraction of its size: small pictures keep the repository small. */
export async function takePicture(page: Page, scale: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const shown = await page.evaluate(() => ({
    x: scrollX,
    y: scrollY,
    width: innerWidth,
    height: innerHeight,
  }));
  const clip = { ...shown, scale };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 75,
    clip,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/** Compares the page with the picture of that name in `kept`. */
export async function expectSamePicture(page: Page, name: string, scale: number): Promise<void> {
  await redrawn(page);
  if (process.env.SHOTS) await leaveShots(page, name);
  if (await hasSameFonts(page)) {
    const picture = await takePicture(page, scale);
    expect.soft(picture).toMatchSnapshot(`${name}.jpg`, { maxDiffPixelRatio: MOST });
  } else process.stdout.write(`${name}: not compared: this machine has other fonts\n`);
}

/** Leaves pictures in full size and both themes for people to look at. */
async function leaveShots(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of dark ? (['light', 'dark'] as const) : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await redrawn(page);
    writeFileSync(join(shots, `${name}.${colorScheme}.png`), await page.screenshot());
  }
}

/** Waits until boards and sheets have measured themselves again, after the window or the letters changed. */
export async function redrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The number of a board's hexes that stay in the snapshot: the others are like them. */
const HEXES = 3;

/**
 * Hides what is never the same twice, and all but the first hexes of a board from the snapshot. The returned
 * function shows it again.
 */
export async function steady(page: Page, { varies }: ScreenPlan): Promise<() => Promise<void>> {
  const set = (on: boolean) => page.evaluate(hide, { varies: varies ?? '', hexes: HEXES, on });
  await set(true);
  return () => set(false);
}

/** In the page. What varies gets a fixed height, so that it moves nothing else. */
function hide({ varies, hexes, on }: { varies: string; hexes: number; on: boolean }): void {
  const found = varies ? document.querySelectorAll<HTMLElement | SVGElement>(varies) : [];
  for (const { style } of found) {
    style.height = on ? '6rem' : '';
    style.overflow = on ? 'hidden' : '';
    style.visibility = on ? 'hidden' : '';
  }
  for (const board of document.querySelectorAll('[role="grid"]'))
    for (const hex of [...board.querySelectorAll('[role="gridcell"]')].slice(hexes)) {
      if (on) hex.setAttribute('aria-hidden', 'true');
      else hex.removeAttribute('aria-hidden');
    }
}
