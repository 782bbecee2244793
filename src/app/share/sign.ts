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

/** Where the picture is from: the app, with its address where others can open it. */
export function originSaid({
  protocol,
  host,
  pathname,
}: Pick<Location, 'protocol' | 'host' | 'pathname'>): string {
  const address = `${host}${pathname}`.replace(/\/(?:index\.html)?$/, '');
  return protocol === 'https:' ? `Roundhouse · ${address}` : 'Roundhouse';
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
  const title = { text: game, x: EDGE, y: 88, size: 58, color: PALETTE.onSign };
  write(pen, { ...title, bold: true, room: ROOM });
  const below = { y: 134, size: 30, color: PALETTE.onSignSoft };
  write(pen, { ...below, text: options, x: EDGE, room: ROOM - dated });
  const right = { x: WIDTH - EDGE, align: 'right' } as const;
  write(pen, { ...below, ...right, text: day, room: dated - EDGE / 2 });
  const origin = { text: originSaid(location), y: HEIGHT - 24, size: 22, color: PALETTE.soft };
  write(pen, { ...origin, ...right, bold: true });
}
