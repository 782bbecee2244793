import type { Page } from '@playwright/test';
import type { Pixels } from './likeness';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of a screen, as a PNG, and how large the screen is. */
export interface Picture extends Size {
  readonly png: Buffer;
}

/** Good enough to see what is where; a sheet of four phones takes some 20 kB. */
const QUALITY = 0.85;

/** Small pictures in a row on one sheet. */
export interface Sheet {
  readonly small: readonly Pixels[];
  readonly webp: Buffer;
}

/** Puts pictures on a sheet, each at `scale` of its size. Any page will do to paint it. */
export async function makeSheet(
  page: Page,
  pictures: readonly Picture[],
  scale: number,
): Promise<Sheet> {
  const sizes = pictures.map((one) => scaled(one, scale));
  const painted = await page.evaluate(paint, {
    urls: pictures.map(({ png }) => `data:image/png;base64,${png.toString('base64')}`),
    sizes,
    quality: QUALITY,
  });
  return {
    small: cut(Buffer.from(painted.rgba, 'base64'), sizes),
    webp: Buffer.from(painted.webp, 'base64'),
  };
}

/** The pictures on a sheet that shows screens of these sizes at `scale`. */
export async function readSheet(
  page: Page,
  webp: Buffer,
  screens: readonly Size[],
  scale: number,
): Promise<readonly Pixels[]> {
  const sizes = screens.map((one) => scaled(one, scale));
  const { rgba } = await page.evaluate(paint, {
    urls: [`data:image/webp;base64,${webp.toString('base64')}`],
    sizes: [sheetSize(sizes)],
    quality: 0,
  });
  return cut(Buffer.from(rgba, 'base64'), sizes);
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: width * scale,
  height: height * scale,
});

const sheetSize = (sizes: readonly Size[]): Size => ({
  width: sizes.reduce((sum, { width }) => sum + width, 0),
  height: Math.max(...sizes.map(({ height }) => height)),
});

/** The pictures in a row, each for itself. */
function cut(rgba: Buffer, sizes: readonly Size[]): readonly Pixels[] {
  const sheet = sheetSize(sizes);
  let left = 0;
  return sizes.map(({ width, height }) => {
    const rows = Array.from({ length: height }, (_, y) => {
      const from = (y * sheet.width + left) * 4;
      return rgba.subarray(from, from + width * 4);
    });
    left += width;
    return { width, height, rgba: Buffer.concat(rows) };
  });
}

/** In the page: pictures in a row, as pixels and as WebP, both in base64. */
async function paint({
  urls,
  sizes,
  quality,
}: {
  readonly urls: readonly string[];
  readonly sizes: readonly Size[];
  readonly quality: number;
}): Promise<{ rgba: string; webp: string }> {
  const width = sizes.reduce((sum, size) => sum + size.width, 0);
  const height = Math.max(...sizes.map((size) => size.height));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.imageSmoothingQuality = 'high';
  let left = 0;
  for (const [at, url] of urls.entries()) {
    const image = new Image();
    image.src = url;
    await image.decode();
    const size = sizes[at];
    if (!size) continue;
    pen.drawImage(image, left, 0, size.width, size.height);
    left += size.width;
  }
  const text = (bytes: Uint8Array | Uint8ClampedArray) => {
    let all = '';
    for (const byte of bytes) all += String.fromCharCode(byte);
    return btoa(all);
  };
  const { data } = pen.getImageData(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return { rgba: text(data), webp: text(new Uint8Array(await blob.arrayBuffer())) };
}
