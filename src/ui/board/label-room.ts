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

/** How far names may lie outside the hexes of a map: its margin is wider. */
const OUTSIDE = 8;

/** Whether a box is in sight where the upper edge of the map is that of its room. */
export function isBelowEdge({ top }: BoardBox, bounds: BoardBox): boolean {
  return top >= bounds.top - OUTSIDE;
}

/** The middle of a box that has been moved sideways into bounds, and no farther than it may lie outside them. */
export function pulledIn({ left, right }: BoardBox, bounds: BoardBox, outside = OUTSIDE): number {
  const over =
    Math.max(0, bounds.left - outside - left) - Math.max(0, right - bounds.right - outside);
  return (left + right) / 2 + over;
}

/** Half the width of what is drawn along a line, such as a track. */
const LINE_ROOM = 4;

/** How many of these points of lines lie under a box. */
export function linesUnder(box: BoardBox, lines: readonly HexPoint[]): number {
  return lines.filter(
    ({ x, y }) =>
      x > box.left - LINE_ROOM &&
      x < box.right + LINE_ROOM &&
      y > box.top - LINE_ROOM &&
      y < box.bottom + LINE_ROOM,
  ).length;
}

/** The square around a round piece. */
export function squareAround({ x, y }: HexPoint, radius: number): BoardBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
