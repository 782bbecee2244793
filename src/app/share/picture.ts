import { PALETTE } from './palette';
import type { PicturePlan } from './plan';
import { drawRow } from './row';
import { svgImage } from './svg-image';
import { write, writeParagraph } from './write';

/** Pixels. Upright, because chats show upright pictures largest. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 40;
const ROOM = WIDTH - 2 * EDGE;

const SIGN = 168;
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
  pen.fillStyle = PALETTE.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawSign(pen, plan);

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

/** The enamel sign at the top, one line inside another. */
function drawSign(pen: CanvasRenderingContext2D, { game, options, day }: PicturePlan): void {
  pen.fillStyle = PALETTE.sign;
  pen.fillRect(0, 0, WIDTH, SIGN);
  pen.strokeStyle = PALETTE.onSignSoft;
  pen.lineWidth = 2;
  pen.strokeRect(12, 12, WIDTH - 24, SIGN - 24);
  const dated = 300;
  write(pen, {
    text: game,
    x: EDGE,
    y: 88,
    size: 58,
    bold: true,
    colour: PALETTE.onSign,
    room: ROOM,
  });
  write(pen, {
    text: options,
    x: EDGE,
    y: 134,
    size: 30,
    colour: PALETTE.onSignSoft,
    room: ROOM - dated,
  });
  write(pen, {
    text: day,
    x: WIDTH - EDGE,
    y: 134,
    size: 30,
    align: 'right',
    colour: PALETTE.onSignSoft,
    room: dated - EDGE / 2,
  });
}

/** Why the match ended so, as far as there is space, and the origin of the picture. */
function drawFoot(pen: CanvasRenderingContext2D, { sentences }: PicturePlan, from: number): void {
  const size = 28;
  const last = HEIGHT - 62;
  let y = from + size * 1.6;
  for (const text of sentences) {
    const lines = Math.floor((last - y) / (size * 1.35)) + 1;
    if (lines < 1) break;
    const line = { text, x: EDGE, y, size, colour: PALETTE.soft, room: ROOM };
    y += writeParagraph(pen, line, lines) * size * 1.35 + 8;
  }
  write(pen, {
    text: 'Roundhouse',
    x: WIDTH - EDGE,
    y: HEIGHT - 24,
    size: 22,
    colour: PALETTE.soft,
    align: 'right',
    bold: true,
  });
}
