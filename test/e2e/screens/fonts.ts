import type { Page } from '@playwright/test';
import { accepting, keep, kept } from './kept';

const FILE = 'fonts.txt';

/**
 * Whether this machine writes with the fonts that the kept pictures were made with. The app brings none along, so
 * elsewhere lines break at other places, and a comparison would tell of the fonts alone.
 */
export async function writesAsKept(page: Page): Promise<boolean> {
  const widths = await page.evaluate(measure);
  if (accepting) keep(FILE, `${widths}\n`);
  const before = kept(FILE);
  if (!before) throw new Error(`${FILE} is not kept: npm run shots -- --accept`);
  return before.toString().trim() === widths;
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
