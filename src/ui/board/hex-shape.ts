import { center, type Hex, type Orientation } from '../../kit/hex';

/** Side of a hex in the units of a drawn board. Everything drawn on the board uses these units. */
const HEX_SIDE = 32;
/** Half the distance between two opposite edges. */
const HALF_WIDTH = (HEX_SIDE * Math.sqrt(3)) / 2;

export interface HexPoint {
  readonly x: number;
  readonly y: number;
}

/** The center of a hex on a drawn board. */
export function hexCenter(hex: Hex, orientation: Orientation = 'flat'): HexPoint {
  const { x, y } = center(hex, orientation);
  return { x: x * HEX_SIDE, y: y * HEX_SIDE };
}

/**
 * The corners clockwise: from the east with flat tops, from the southeast with pointy ones. In both, the edge toward
 * direction `d` of DIRECTIONS runs from corner (d + 4) % 6 to the next one.
 */
export function hexCorners(hex: Hex, orientation: Orientation = 'flat'): readonly HexPoint[] {
  const middle = hexCenter(hex, orientation);
  const first = orientation === 'flat' ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: middle.x + HEX_SIDE * Math.cos(first + (corner * Math.PI) / 3),
    y: middle.y + HEX_SIDE * Math.sin(first + (corner * Math.PI) / 3),
  }));
}

/**
 * The outline as SVG path data, `inset` units inside the edge: one corner, then steps that are the same for all hexes.
 */
export function hexPath(hex: Hex, inset = 0, orientation: Orientation = 'flat'): string {
  const { x, y } = hexCenter(hex, orientation);
  const reach = HEX_SIDE - inset;
  const half = reach / 2;
  const wide = (half * Math.sqrt(3)).toFixed(2);
  if (orientation === 'flat') {
    const round = `l-${half} ${wide}h-${reach}l-${half}-${wide}l${half}-${wide}h${reach}`;
    return `M${x + reach} ${y.toFixed(2)}${round}Z`;
  }
  const round = `l${wide}-${half}v-${reach}l-${wide}-${half}l-${wide} ${half}v${reach}`;
  return `M${x.toFixed(2)} ${y + reach}${round}Z`;
}

/** The box around hexes. */
export function hexBounds(hexes: readonly Hex[], orientation: Orientation = 'flat'): BoardBox {
  const middles = hexes.map((hex) => hexCenter(hex, orientation));
  const [wide, high] = orientation === 'flat' ? [HEX_SIDE, HALF_WIDTH] : [HALF_WIDTH, HEX_SIDE];
  return {
    left: Math.min(...middles.map(({ x }) => x)) - wide,
    right: Math.max(...middles.map(({ x }) => x)) + wide,
    top: Math.min(...middles.map(({ y }) => y)) - high,
    bottom: Math.max(...middles.map(({ y }) => y)) + high,
  };
}

/** The SVG viewBox that holds all hexes and `margin` units around them, `under` of them below the lowest ones. */
export function hexViewBox(
  hexes: readonly Hex[],
  margin: number,
  orientation: Orientation = 'flat',
  under = margin,
): string {
  const { left, right, top, bottom } = hexBounds(hexes, orientation);
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + margin + under]
    .map((length) => length.toFixed(1))
    .join(' ');
}

/** A box on a drawn board, in its units unless it is said otherwise; or the room at the four sides of one. */
export interface BoardBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area that two boxes share. */
export function overlap(one: BoardBox, other: BoardBox): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
