import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';

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
