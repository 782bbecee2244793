import { PALETTE } from './palette';
import { write } from './write';

/** The size of a shared picture in pixels. Upright, because chats show upright pictures largest. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
/** The margin, and the width between both. */
export const EDGE = 40;
export const ROOM = WIDTH - 2 * EDGE;

export const SIGN = 168;

/** What the sign says. */
export interface Heading {
  readonly game: string;
  /** Mode, board and the other choices, or how much has been played. */
  readonly options: string;
  readonly day: string;
}

/** The paper, the enamel sign at the top, one line inside another, and the origin of the picture. */
export function drawSheet(pen: CanvasRenderingContext2D, { game, options, day }: Heading): void {
  pen.fillStyle = PALETTE.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
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
    color: PALETTE.onSign,
    room: ROOM,
  });
  write(pen, {
    text: options,
    x: EDGE,
    y: 134,
    size: 30,
    color: PALETTE.onSignSoft,
    room: ROOM - dated,
  });
  write(pen, {
    text: day,
    x: WIDTH - EDGE,
    y: 134,
    size: 30,
    align: 'right',
    color: PALETTE.onSignSoft,
    room: dated - EDGE / 2,
  });
  write(pen, {
    text: 'Roundhouse',
    x: WIDTH - EDGE,
    y: HEIGHT - 24,
    size: 22,
    color: PALETTE.soft,
    align: 'right',
    bold: true,
  });
}
