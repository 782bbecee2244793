import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Locator, type Page, test } from '@playwright/test';
import { hasSameFonts } from '../screens/fonts';
import { MOST } from '../screens/picture';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Compares pictures of all panels with those on the kept sheet of the game; returns the places of those that differ by more
 * than `MOST`. With `--update-snapshots` the sheet is kept anew.
 */
export async function unlikeKept(
  page: Page,
  game: string,
  panels: readonly string[],
): Promise<readonly number[]> {
  const kept = folder(`./kept/${game}.jpg`);
  if (!(await hasSameFonts(page))) {
    process.stdout.write(`${game}: not compared: this machine has other fonts\n`);
    return [];
  }
  const keeps = test.info().config.updateSnapshots !== 'none';
  const before = existsSync(kept) && !keeps ? readFileSync(kept, 'base64') : '';
  const { sheet, unlike } = await page.evaluate(compare, { panels, before, most: MOST });
  const path = keeps ? kept : folder(`../../../test-results/gallery/${game}.jpg`);
  mkdirSync(fileURLToPath(new URL('.', `file://${path}`)), { recursive: true });
  if (keeps || unlike.length > 0) writeFileSync(path, Buffer.from(sheet, 'base64'));
  return keeps ? [] : unlike;
}

/** What takes the picture of a panel that is in sight, in base64. */
export async function photographer(page: Page): Promise<(frame: Locator) => Promise<string>> {
  const devtools = await page.context().newCDPSession(page);
  return async (frame) => {
    const clip = await frame.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height };
    });
    // Made small later: at another scale the browser would draw the whole page again for each of them.
    const shot = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
    return (await devtools.send('Page.captureScreenshot', shot)).data;
  };
}

interface Comparison {
  readonly panels: readonly string[];
  /** The kept sheet; empty: there is none. */
  readonly before: string;
  readonly most: number;
}

/** In the page: lays the panels out as a sheet, and finds those that are unlike the ones at their places before. */
async function compare({ panels, before, most }: Comparison) {
  // A third of their size.
  const [wide, high, inRow] = [120, 195, 8];
  const pictures = await Promise.all(panels.map((data) => load(`data:image/png;base64,${data}`)));
  const size = [wide * inRow, high * Math.ceil(panels.length / inRow)] as const;
  const pen = penOf(...size);
  for (const [at, picture] of pictures.entries())
    pen.drawImage(picture, ...cornerOf(at), wide, high);
  const url = pen.canvas.toDataURL('image/jpeg', 0.7);
  const sheet = url.slice(url.indexOf(',') + 1);
  const [now, then] = [penOf(...size), penOf(...size)];
  // Both as they are kept.
  now.drawImage(await load(url), 0, 0);
  if (before) then.drawImage(await load(`data:image/jpeg;base64,${before}`), 0, 0);
  return { sheet, unlike: panels.map((_, at) => at).filter((at) => differs(at)) };

  function differs(at: number): boolean {
    const [one, other] = [now, then].map((of) => of.getImageData(...cornerOf(at), wide, high).data);
    let count = 0;
    for (let place = 0; place < wide * high * 4; place += 4) {
      const apart = [0, 1, 2].map((color) =>
        Math.abs((one?.[place + color] ?? 0) - (other?.[place + color] ?? 0)),
      );
      if (Math.max(...apart) > 50) count++;
    }
    return count > most * wide * high;
  }
  function cornerOf(at: number): [number, number] {
    return [wide * (at % inRow), high * Math.floor(at / inRow)];
  }
  function penOf(width: number, height: number): CanvasRenderingContext2D {
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!pen) throw new Error('no canvas');
    return pen;
  }
  async function load(src: string): Promise<HTMLImageElement> {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    return picture;
  }
}
