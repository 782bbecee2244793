import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';
import { hasSameFonts, MOST } from '../screens/picture';
import type { Frame } from './support';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Compares pictures of all panels, in base64 by their names, with those on the kept sheet of the game; returns the names of
 * those that differ by more than `MOST`, are new, or are gone. With `--update-snapshots` the sheet is kept anew.
 */
export async function unlikeKept(
  page: Page,
  game: string,
  panels: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const kept = folder(`./kept/${game}.jpg`);
  // The names of the pictures on the sheet, row by row.
  const list = folder(`./kept/${game}.json`);
  if (!(await hasSameFonts(page))) {
    process.stdout.write(`${game}: not compared: this machine has other fonts\n`);
    return [];
  }
  const keeps = test.info().config.updateSnapshots !== 'none';
  const names = [...panels.keys()];
  const before = existsSync(kept) && !keeps ? readFileSync(kept, 'base64') : '';
  const were: string[] = before ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const { sheet, unlike } = await page.evaluate(compare, {
    ...{ panels: [...panels.values()], before, most: MOST },
    places: names.map((name) => were.indexOf(name)),
  });
  const others = [
    ...unlike.map((at) => names[at] ?? ''),
    ...were.filter((one) => !panels.has(one)),
  ];
  const path = keeps ? kept : folder(`../../../test-results/gallery/${game}.jpg`);
  mkdirSync(fileURLToPath(new URL('.', `file://${path}`)), { recursive: true });
  if (keeps) writeFileSync(list, `${JSON.stringify(names, null, 2)}\n`);
  if (keeps || others.length > 0) writeFileSync(path, Buffer.from(sheet, 'base64'));
  return keeps ? [] : others;
}

/** What takes the picture of a panel that is in sight, in base64. */
export async function photographer(page: Page): Promise<(frame: Frame) => Promise<string>> {
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
  /** The place of each panel on the kept sheet; below 0: it is not there. */
  readonly places: readonly number[];
  readonly most: number;
}

/** In the page: lays the panels out as a sheet, and finds those that are unlike the kept ones. */
async function compare({ panels, before, places, most }: Comparison) {
  // A third of their size.
  const [wide, high, inRow] = [120, 195, 8];
  const pictures = await Promise.all(panels.map((data) => load(`data:image/png;base64,${data}`)));
  const sizeOf = (count: number) => [wide * inRow, high * Math.ceil(count / inRow)] as const;
  const size = sizeOf(panels.length);
  const pen = penOf(...size);
  for (const [at, picture] of pictures.entries())
    pen.drawImage(picture, ...cornerOf(at), wide, high);
  const url = pen.canvas.toDataURL('image/jpeg', 0.7);
  const sheet = url.slice(url.indexOf(',') + 1);
  const [now, then] = [penOf(...size), penOf(...sizeOf(Math.max(0, ...places) + 1))];
  // Both as they are kept.
  now.drawImage(await load(url), 0, 0);
  if (before) then.drawImage(await load(`data:image/jpeg;base64,${before}`), 0, 0);
  return { sheet, unlike: panels.map((_, at) => at).filter((at) => differs(at)) };

  function differs(at: number): boolean {
    const place = places[at] ?? -1;
    if (place < 0) return true;
    const one = now.getImageData(...cornerOf(at), wide, high).data;
    const other = then.getImageData(...cornerOf(place), wide, high).data;
    let count = 0;
    for (let dot = 0; dot < wide * high * 4; dot += 4) {
      const apart = [0, 1, 2].map((color) =>
        Math.abs((one[dot + color] ?? 0) - (other[dot + color] ?? 0)),
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
