import type { SeatPlan } from '../../kit/header';
import { minus } from '../../kit/minus';
import type { PosterSum } from '../../ui/game-view';
import { SEAT_INK } from '../../ui/picture-ink';
import { SHAPES } from '../../ui/seat-mark';
import { PALETTE } from './palette';
import { write } from './write';

export interface PictureRow {
  readonly name: string;
  /** Null for an opponent without a seat. */
  readonly seat: SeatPlan | null;
  /** The letters of the seat's sign; '' for an opponent without a seat. */
  readonly sign: string;
  /** From 1. Equal places are shared. */
  readonly place: number;
  readonly points: number;
  readonly sums: readonly PosterSum[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

const SHAPE = 32;
const SUM = 114;
const POINTS = 130;

/** One line of the ranking: place, sign, name, the parts of the score, and the score. */
export function drawRow(
  pen: CanvasRenderingContext2D,
  row: PictureRow,
  at: number,
  box: Box,
): void {
  const { left, wide, high } = box;
  const middle = box.top + high / 2;
  const right = left + wide;
  if (row.place === 1) {
    pen.fillStyle = PALETTE.panel;
    pen.fillRect(left - 14, box.top + 3, wide + 28, high - 6);
    pen.strokeStyle = PALETTE.accent;
    pen.lineWidth = 3;
    pen.strokeRect(left - 14, box.top + 3, wide + 28, high - 6);
  } else if (at > 1) {
    pen.fillStyle = PALETTE.line;
    pen.fillRect(left, box.top, wide, 2);
  }
  const size = Math.min(38, high * 0.5);
  const foot = middle + size * 0.36;
  const color = row.place === 1 ? PALETTE.accent : PALETTE.soft;
  write(pen, { text: String(row.place), x: left + 34, y: foot, size, color, align: 'right' });
  drawMark(pen, row, { left: left + 52, top: middle - size * 0.62, wide: size * 1.24, high: 0 });

  const sums = row.sums.filter(({ points }) => points !== 0);
  const sumsFrom = right - POINTS - sums.length * SUM;
  const x = left + 66 + size * 1.24;
  const bold = row.place === 1;
  const name = { text: row.name, x, y: foot, size, color: PALETTE.ink };
  write(pen, { ...name, bold, room: sumsFrom - x - 16 });
  for (const [at, sum] of sums.entries()) {
    const center = sumsFrom + at * SUM + 24;
    pen.beginPath();
    pen.arc(center, middle, 21, 0, 2 * Math.PI);
    pen.fillStyle = sum.ground;
    pen.fill();
    pen.strokeStyle = PALETTE.rim;
    pen.lineWidth = 2;
    pen.stroke();
    const sign = { text: sum.sign, x: center, y: middle + 9, size: 25, color: sum.ink };
    write(pen, { ...sign, bold: true, align: 'center' });
    const points = { text: pointsBeside(sum), x: center + 28, y: middle + 10, size: 28 };
    write(pen, { ...points, color: PALETTE.soft });
  }
  const points = { text: String(row.points), x: right - 6, y: foot + 3, size: size * 1.2 };
  write(pen, { ...points, color: PALETTE.ink, bold: true, align: 'right' });
}

/** The points beside their sign. Where it is the sign of a loss, it is not said twice. */
export function pointsBeside({ sign, points }: Pick<PosterSum, 'sign' | 'points'>): string {
  return minus(sign === '−' ? Math.abs(points) : points);
}

/** The mark of a seat with its letters, or the cogwheel of an opponent without a seat. */
function drawMark(pen: CanvasRenderingContext2D, { seat, sign }: PictureRow, box: Box): void {
  pen.save();
  pen.translate(box.left, box.top);
  pen.scale(box.wide / SHAPE, box.wide / SHAPE);
  if (seat) {
    const shape = new Path2D(SHAPES[seat.colour]);
    pen.fillStyle = SEAT_INK[seat.colour];
    pen.fill(shape);
    if (seat.player.kind === 'computer') {
      pen.strokeStyle = PALETTE.paper;
      pen.lineWidth = 4.5;
      pen.setLineDash([3, 3.3]);
      pen.stroke(shape);
    }
    const size = sign.length > 1 ? 12 : 15;
    const text = { text: sign, x: 16, y: 16 + size * 0.36, size, color: PALETTE.onSeat };
    write(pen, { ...text, bold: true, align: 'center' });
  } else {
    pen.strokeStyle = PALETTE.ink;
    pen.lineWidth = 6;
    pen.setLineDash([4.79, 4.79]);
    circle(pen, 12.2);
    pen.lineWidth = 5.5;
    pen.setLineDash([]);
    circle(pen, 7.6);
  }
  pen.restore();
}

function circle(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(16, 16, radius, 0, 2 * Math.PI);
  pen.stroke();
}
