import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { hasSameFonts } from './fonts';
import { redrawn } from './redrawn';

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
