import { PALETTE } from './palette';
import { drawRow, type PictureRow } from './row';
import { drawSheet, EDGE, HEIGHT, type Heading, ROOM, SIGN, WIDTH } from './sign';
import { writeParagraph } from './write';

export interface PicturePlan extends Heading {
  /** The last position as SVG text. */
  readonly map: string;
  /** In order of rank. */
  readonly rows: readonly PictureRow[];
  readonly sentences: readonly string[];
}

/** An SVG text as a drawable image, with the proportions of its viewBox; rejects when it is invalid. */
async function svgImage(svg: string): Promise<{
  readonly image: HTMLImageElement;
  /** Height divided by width. */
  readonly shape: number;
}> {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const shape = Number(height) / Number(width);
  if (!(shape > 0)) throw new TypeError('a picture without a size');
  const image = new Image();
  // Some browsers draw nothing of a picture without an explicit size.
  const sized = svg.replace('<svg ', `<svg width="1000" height="${Math.round(1000 * shape)}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return { image, shape };
}

const ROW_LEAST = 76;
const ROW_MOST = 104;
/** The space of the sentences at the bottom. */
const FOOT = 200;
/** Limits of the map's height, for any number of rows. */
const MAP_LEAST = 540;
const MAP_MOST = 660;

/** Draws the picture; rejects when the map cannot be drawn. */
export async function drawPicture(pen: CanvasRenderingContext2D, plan: PicturePlan): Promise<void> {
  const { image, shape } = await svgImage(plan.map);
  drawSheet(pen, plan);

  const top = SIGN + EDGE * 0.75;
  const height = HEIGHT - top - FOOT - plan.rows.length * ROW_LEAST;
  const maxHeight = Math.max(MAP_LEAST, Math.min(MAP_MOST, height));
  const wide = Math.min(ROOM, maxHeight / shape);
  const high = wide * shape;
  const edge = (WIDTH - wide) / 2;
  pen.drawImage(image, edge, top, wide, high);
  pen.strokeStyle = PALETTE.line;
  pen.lineWidth = 2;
  pen.strokeRect(edge, top, wide, high);

  const rows = top + high + EDGE * 0.5;
  const step = Math.min(ROW_MOST, (HEIGHT - FOOT - rows) / plan.rows.length);
  for (const [place, row] of plan.rows.entries())
    drawRow(pen, row, place, { left: EDGE, top: rows + place * step, wide: ROOM, high: step });
  drawFoot(pen, plan, rows + step * plan.rows.length);
}

/** Why the match ended so, as far as there is space. */
function drawFoot(pen: CanvasRenderingContext2D, { sentences }: PicturePlan, from: number): void {
  const size = 28;
  const last = HEIGHT - 62;
  let y = from + size * 1.6;
  for (const text of sentences) {
    const lines = Math.floor((last - y) / (size * 1.35)) + 1;
    if (lines < 1) break;
    const line = { text, x: EDGE, y, size, color: PALETTE.soft, room: ROOM };
    y += writeParagraph(pen, line, lines) * size * 1.35 + 8;
  }
}
