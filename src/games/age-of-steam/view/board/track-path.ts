import { type HexPoint, hexCenter } from '../../../../ui/board/hex-shape';
import { type Board, EDGES } from '../../rules/board';
import { TOWN } from '../../rules/shapes';

/** Units from the middle of a hex to the middle of an edge, as far as a hex with a side of 32 is wide. */
const REACH = 16 * Math.sqrt(3);
/** Radius of the arc between two edges by how far apart they are; opposite ones are joined by a line. */
const RADIUS: Readonly<Record<number, number>> = { 1: 16, 2: 48 };
/** How far the middle of the arc is from the middle of the hex. */
const BULGE: Readonly<Record<number, number>> = { 1: 16, 2: 2 * REACH - 48, 3: 0 };

/** Half the length of a bar along an edge, whose half is 16 long. */
const BAR = 11;

export const NOWHERE: HexPoint = { x: 0, y: 0 };

/** The middle of a hex of the board. */
export function middleOf({ map }: Board, hex: number): HexPoint {
  const found = map.hexes[hex];
  return found ? hexCenter(found) : NOWHERE;
}

/** The point so far from a middle toward an edge, or between two edges for a half. */
function toward(middle: HexPoint, edge: number, distance: number): HexPoint {
  const angle = (edge * Math.PI) / 3;
  return { x: middle.x + distance * Math.sin(angle), y: middle.y - distance * Math.cos(angle) };
}

/** The middle of an edge. */
export function edgePoint(middle: HexPoint, edge: number): HexPoint {
  return toward(middle, edge, REACH);
}

/** A bar along the middle of an edge, as SVG path data. */
export function edgeBar(middle: HexPoint, edge: number): string {
  const { x, y } = edgePoint(middle, edge);
  const angle = (edge * Math.PI) / 3;
  const [dx, dy] = [BAR * Math.cos(angle), BAR * Math.sin(angle)];
  return `M${text({ x: x - dx, y: y - dy })}L${text({ x: x + dx, y: y + dy })}`;
}

/** An arrow out of a hex across the middle of an edge, as SVG path data. */
export function edgeArrow(middle: HexPoint, edge: number): string {
  const [left, right] = [edge - 1.5, edge + 1.5].map((side) =>
    toward(toward(middle, edge, REACH + 1), side, 6.5),
  );
  const tip = toward(middle, edge, REACH + 16);
  return left && right ? `M${text(left)}L${text(tip)}L${text(right)}Z` : '';
}

/** The lesser distance between two edges round the hex: 1 sharp, 2 gentle, 3 straight. */
function apart(edge: number, mate: number): number {
  const steps = Math.abs(edge - mate);
  return Math.min(steps, EDGES - steps);
}

const tenth = (length: number) => Number(length.toFixed(1));
const text = ({ x, y }: HexPoint) => `${tenth(x)} ${tenth(y)}`;

/** A segment of track as SVG path data: a line or an arc that meets both edges squarely, or a spoke. */
export function segmentPath(middle: HexPoint, edge: number, mate: number): string {
  const from = edgePoint(middle, edge);
  if (mate === TOWN) return `M${text(from)}L${text(middle)}`;
  const to = edgePoint(middle, mate);
  const radius = RADIUS[apart(edge, mate)];
  if (radius === undefined) return `M${text(from)}L${text(to)}`;
  const turnsLeft = (mate - edge + EDGES) % EDGES < EDGES / 2;
  return `M${text(from)}A${radius} ${radius} 0 0 ${turnsLeft ? 0 : 1} ${text(to)}`;
}

/** The middle of a segment between two edges. */
export function segmentMiddle(middle: HexPoint, edge: number, mate: number): HexPoint {
  const steps = (mate - edge + EDGES) % EDGES;
  const between = steps < EDGES / 2 ? edge + steps / 2 : mate + (EDGES - steps) / 2;
  return toward(middle, between, BULGE[apart(edge, mate)] ?? 0);
}

/**
 * Where the mark of a segment's owner is drawn: in its middle, or nearer to an edge where two tracks cross, so that
 * both can be seen.
 */
export function markPoint(
  middle: HexPoint,
  edge: number,
  mate: number,
  crosses: boolean,
): HexPoint {
  const half = segmentMiddle(middle, edge, mate);
  if (!crosses) return half;
  const end = edgePoint(middle, edge);
  return { x: (half.x + end.x) / 2, y: (half.y + end.y) / 2 };
}
