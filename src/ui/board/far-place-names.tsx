import type { Hex, Orientation } from '../../kit/hex';
import { type BoardBox, type HexPoint, hexBounds, hexCenter, overlap } from './hex-shape';
import { isBelowEdge, linesUnder, pulledIn, squareAround, textBox } from './label-room';
import type { NamedPlace } from './place-names';
import './map.css';

/** A name and the middle of its place. */
interface NameAt extends HexPoint {
  readonly id: string;
  readonly name: string;
}

interface FarName extends NameAt {
  readonly leader: string | null;
}

/** The size of names on a board seen from afar: on the smallest phone they can just be read. */
export const FAR_SIZE = 19;
/** From the middle of a place to the edge of what is drawn there. */
const RADIUS = 25;
/** Above a place there is something more, such as a number. */
const TOP = 6;
/** And to the side, where the middle is taken. */
const ASIDE = [0, -14, 14, -28, 28, -42, 42];
/** From the middle of a place to that of its name on either side of it, where there is no room below or above. */
const BESIDE = [0, 12, -12, 24, -24];
/** Between two names. */
const GAP = 6;
/** By how much a name is nearer to its own place than to any other: else a line leads to it from there. */
const NEARER = 4;
/** From the middle of a place to where that line begins, over the rim of the place. */
const RIM = 18;
/** How far a name may lie under the last row of hexes. */
const UNDER = 20;
/** The margin that shows such a name whole, with the rim of its letters. */
export const NAME_MARGIN = UNDER + 2;

/** Where the middle of a name of this width may be, the best first; `below` its place is the nearest. */
function spotsFor({ x, y }: HexPoint, width: number, below: number): readonly HexPoint[] {
  const away = RADIUS + GAP / 2 + width / 2;
  return [
    ...[below, -below - TOP].flatMap((down) =>
      ASIDE.map((aside) => ({ x: x + aside, y: y + down })),
    ),
    ...BESIDE.flatMap((down) => [away, -away].map((aside) => ({ x: x + aside, y: y + down }))),
  ];
}

/**
 * Chooses where place names are drawn on the whole board: their centers, in units of the board. Places are handled in
 * their order. `lines` are points along track. A name is drawn below, above or beside its place, where it covers the
 * fewest of these points; below where these are equally few. A name that would leave `bounds`, or overlap a place or an earlier name, is
 * not drawn. A name that is nearer to another place has a `leader`: path data of a line to its own place.
 */
export function farNames(
  places: readonly NameAt[],
  bounds: BoardBox,
  size = FAR_SIZE,
  lines: readonly HexPoint[] = NO_LINES,
): readonly FarName[] {
  const taken = places.map((place) => squareAround(place, RADIUS));
  const below = Math.ceil(RADIUS + textBox([''], size, { x: 0, y: 0 }).bottom);
  return places.flatMap((place) => {
    const { left, right } = textBox([place.name], size, place);
    const free = spotsFor(place, right - left, below).flatMap((wanted) => {
      const at = { ...wanted, x: pulledIn(textBox([place.name], size, wanted), bounds, 0) };
      const box = textBox([place.name], size, at);
      const kept = { ...box, left: box.left - GAP / 2, right: box.right + GAP / 2 };
      if (box.bottom > bounds.bottom + UNDER || !isBelowEdge(box, bounds)) return [];
      if (taken.some((other) => overlap(kept, other) > 0)) return [];
      const far = away(box, place) + NEARER;
      const isPlain = places.every((other) => other === place || away(box, other) >= far);
      return [{ at, box, kept, isPlain }];
    });
    const plain = free.filter(({ isPlain }) => isPlain);
    const chosen = leastCovering(plain, lines) ?? leastCovering(free, lines);
    if (!chosen) return [];
    taken.push(chosen.kept);
    const leader = chosen.isPlain ? null : leaderTo(chosen.box, place);
    return [{ ...place, ...chosen.at, leader }];
  });
}

/** The first of those spots under which the fewest of these points lie. */
function leastCovering<Spot extends { readonly box: BoardBox }>(
  spots: readonly Spot[],
  lines: readonly HexPoint[],
): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const under = linesUnder(spot.box, lines);
    if (under < least) [best, least] = [spot, under];
    if (least === 0) break;
  }
  return best;
}

/** A line from the rim of a place to the nearest point of a name, as path data. */
function leaderTo({ left, right, top, bottom }: BoardBox, { x, y }: HexPoint): string {
  const to = { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
  const part = RIM / Math.max(RIM, Math.hypot(to.x - x, to.y - y));
  return `M${x + (to.x - x) * part} ${y + (to.y - y) * part}L${to.x} ${to.y}`;
}

/** Distance from a box to a point; 0 inside. */
function away({ left, right, top, bottom }: BoardBox, { x, y }: HexPoint): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const NO_LINES: readonly HexPoint[] = [];

interface FarPlaceNamesProps {
  readonly places: readonly NamedPlace[];
  /** The map. */
  readonly hexes: readonly Hex[];
  readonly orientation?: Orientation;
  /** In units of the board: larger on a board that is drawn smaller. */
  readonly size?: number;
  /** Points along track, which names keep clear of where they can. */
  readonly lines?: readonly HexPoint[];
}

/**
 * Names of places while a small board is seen as a whole: as many as have room, large enough to be read. Draw them on
 * the ground, so that they cover no pieces, or above lines that would cross them.
 */
export function FarPlaceNames(props: FarPlaceNamesProps) {
  const { places, hexes, orientation = 'flat', size = FAR_SIZE, lines } = props;
  const named = places.map(({ id, name, ...hex }) => ({
    id,
    name,
    ...hexCenter(hex, orientation),
  }));
  return (
    <g class="place-names" data-far font-size={size}>
      {farNames(named, hexBounds(hexes, orientation), size, lines).map(
        ({ id, name, x, y, leader }) => (
          <g key={id}>
            {leader && <path class="place-name__leader" d={leader} />}
            <text class="place-name" x={x} y={y} dy="0.35em">
              {name}
            </text>
          </g>
        ),
      )}
    </g>
  );
}
