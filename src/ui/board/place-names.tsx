import { type Hex, type Orientation, writeHex } from '../../kit/hex';
import { type BoardBox, type HexPoint, hexBounds, hexCenter, overlap } from './hex-shape';
import { isBelowEdge, linesUnder, pulledIn, squareAround, textBox } from './label-room';
import './map.css';

export interface NamedPlace extends Hex {
  readonly id: string;
  readonly name: string;
}

interface PlaceNamesProps {
  readonly places: readonly NamedPlace[];
  /** The map. */
  readonly hexes: readonly Hex[];
  readonly orientation?: Orientation;
  /** Places have something at their top, such as a number, that the name of the hex above must not cover. */
  readonly keepTops?: boolean;
  /** Points along track, which names keep clear of where they can. */
  readonly lines?: readonly HexPoint[];
}

/** The size of these names in units of the board, and how far the middle of a line of text is above its foot. */
const [SIZE, RISE] = [10.5, 3.7];
/** From the middle of a place to the foot of a name above it: of one with something at its top, it is farther. */
const [ABOVE, ABOVE_TOP] = [-23, -34];
/** From the middle of a place to the edge of what is drawn there. */
const RADIUS = 20;
const NO_LINES: readonly HexPoint[] = [];

/** Names below their places, readable on a wide board and when zoomed in. Draw them above everything else. */
export function PlaceNames(props: PlaceNamesProps) {
  const { places, hexes, orientation = 'flat', keepTops, lines = NO_LINES } = props;
  const bounds = hexBounds(hexes, orientation);
  const tops = new Set(keepTops ? places.map(writeHex) : []);
  const middles = places.map((place) => hexCenter(place, orientation));
  const taken = middles.map((middle) => squareAround(middle, RADIUS));
  return (
    <g class="place-names">
      {places.map((place, at) => {
        const middle = middles[at] ?? { x: 0, y: 0 };
        const { y } = middle;
        const { col, row, name } = place;
        const x = pulledIn(textBox([name], SIZE, middle), bounds);
        const crowded = orientation === 'flat' && tops.has(writeHex({ col, row: row + 2 }));
        const boxAt = (foot: number) => textBox([name], SIZE, { x, y: y + foot - RISE });
        const feet = [crowded ? 26 : 31, keepTops ? ABOVE_TOP : ABOVE] as const;
        const isInside = isBelowEdge(boxAt(feet[1]), bounds);
        const foot = isInside ? footOf(feet, boxAt, lines, taken) : feet[0];
        taken.push(boxAt(foot));
        return (
          <text class="place-name" key={place.id} x={x} y={y + foot}>
            {name}
          </text>
        );
      })}
    </g>
  );
}

/** Below, or above where that is clear of lines and of everything else. */
function footOf(
  [below, above]: readonly [number, number],
  boxAt: (foot: number) => BoardBox,
  lines: readonly HexPoint[],
  taken: readonly BoardBox[],
): number {
  if (linesUnder(boxAt(below), lines) === 0) return below;
  const box = boxAt(above);
  const isFree = linesUnder(box, lines) === 0 && taken.every((other) => overlap(box, other) === 0);
  return isFree ? above : below;
}
