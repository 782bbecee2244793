import { centre, type Hex } from '../kit/hex';

/** Side of a hex in the units of a drawn board; whoever draws upon one measures with it. */
const HEX_SIDE = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a hex lies on a drawn board. */
export function hexCentre(hex: Hex): Point {
  const { x, y } = centre(hex);
  return { x: x * HEX_SIDE, y: y * HEX_SIDE };
}

/** Corners clockwise from the east; `inset` draws them in by so many units. */
export function hexCorners(hex: Hex, inset = 0): readonly Point[] {
  const middle = hexCentre(hex);
  const reach = HEX_SIDE - inset;
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: middle.x + reach * Math.cos((corner * Math.PI) / 3),
    y: middle.y + reach * Math.sin((corner * Math.PI) / 3),
  }));
}

/** The outline as SVG path data: from its east corner on by steps, which are the same for every hex. */
export function hexPath(hex: Hex, inset = 0): string {
  const { x, y } = hexCentre(hex);
  const reach = HEX_SIDE - inset;
  const half = reach / 2;
  const rise = (half * Math.sqrt(3)).toFixed(2);
  const round = `l-${half} ${rise}h-${reach}l-${half}-${rise}l${half}-${rise}h${reach}`;
  return `M${x + reach} ${y.toFixed(2)}${round}Z`;
}

/** The SVG viewBox that holds all hexes and `margin` units around them. */
export function hexViewBox(hexes: readonly Hex[], margin: number): string {
  const middles = hexes.map(hexCentre);
  const left = Math.min(...middles.map(({ x }) => x)) - HEX_SIDE - margin;
  const right = Math.max(...middles.map(({ x }) => x)) + HEX_SIDE + margin;
  const half = (HEX_SIDE * Math.sqrt(3)) / 2;
  const top = Math.min(...middles.map(({ y }) => y)) - half - margin;
  const bottom = Math.max(...middles.map(({ y }) => y)) + half + margin;
  return [left, top, right - left, bottom - top].map((length) => length.toFixed(1)).join(' ');
}
