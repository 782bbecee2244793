import type { BoardBox, HexPoint } from './hex-shape';

/** Height of a line of text, as a multiple of its size. */
const LINE = 1.15;
/** Approximate widths of characters, as multiples of the size: Latin letters, and those that fill a square. */
const [NARROW, SQUARE] = [0.66, 0.95];
const SQUARES = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/;

/** About the room that lines of text of this size take around a point. */
export function textBox(lines: readonly string[], size: number, { x, y }: HexPoint): BoardBox {
  const widths = lines.map((line) =>
    [...line].reduce((sum, one) => sum + (SQUARES.test(one) ? SQUARE : NARROW), 0),
  );
  const [wide, high] = [(size * Math.max(0, ...widths)) / 2, (size * LINE * lines.length) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** The square around a round piece. */
export function squareAround({ x, y }: HexPoint, radius: number): BoardBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
