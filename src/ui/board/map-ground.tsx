import { DIRECTIONS, type Hex, type HexMap, type Orientation, writeHex } from '../../kit/hex';
import { type HexPoint, hexCenter, hexCorners, overlap } from './hex-shape';
import { squareAround, textBox } from './label-room';
import './map.css';
import { areaPath } from './marks';

/** Size of a name on the water, and the distance of its lines. */
const SIZE = 13;
const WATER_LINE = 15;
/** From the middle of a place to the edge of what is drawn there. */
const RADIUS = 29;
/** How far a name may be moved: its hex is 64 wide. */
const STEPS = [0, -5, 5, -10, 10, -15, 15];

/**
 * The middle of a name on the water, one word a line: its hex's, or as near to it as its words are hidden least by the
 * places around. Units of the board.
 */
export function waterNameAt(name: string, hex: HexPoint, places: readonly HexPoint[]): HexPoint {
  const squares = places.map((place) => squareAround(place, RADIUS));
  const hidden = (middle: HexPoint) => {
    const boxes = waterLines(name, middle).map(({ word, at }) => textBox([word], SIZE, at));
    return boxes.reduce(
      (sum, box) => squares.reduce((area, square) => area + overlap(box, square), sum),
      0,
    );
  };
  const nearest = STEPS.flatMap((x) => STEPS.map((y) => ({ x: hex.x + x, y: hex.y + y }))).sort(
    (one, other) => far(one, hex) - far(other, hex),
  );
  return nearest.reduce((best, next) => (hidden(next) < hidden(best) ? next : best), hex);
}

/** The lines of a name around its middle. */
export function waterLines(name: string, { x, y }: HexPoint) {
  const words = name.split(' ');
  return words.map((word, line) => ({
    word,
    at: { x, y: y + (line - (words.length - 1) / 2) * WATER_LINE },
  }));
}

const far = (one: HexPoint, other: HexPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Widths of the strokes that leave two lines and a shallow strip along the shore. */
const SHELF = [42, 40, 28, 26, 13];

/** Rounded to tenths, never -0, so that a corner shared by two hexes always has the same text. */
const tenths = (length: number) => (Math.round(length * 10) / 10 + 0).toFixed(1);
const at = ({ x, y }: HexPoint) => `${tenths(x)} ${tenths(y)}`;

/**
 * The shore: edges with no hex beyond, joined into closed lines, because browsers paint those faster than single edges.
 */
export function coastPath({ hexes, neighbors, orientation }: HexMap): string {
  const onwards = new Map<string, string>();
  hexes.forEach((hex, number) => {
    const corners = hexCorners(hex, orientation);
    DIRECTIONS[orientation].forEach((_, direction) => {
      if (neighbors[number * 6 + direction] !== -1) return;
      const from = corners[(direction + 4) % 6];
      const to = corners[(direction + 5) % 6];
      if (from && to) onwards.set(at(from), at(to));
    });
  });
  let path = '';
  for (const start of onwards.keys()) {
    path += `M${start}`;
    let here = start;
    for (let to = onwards.get(here); to; to = onwards.get(here)) {
      onwards.delete(here);
      path += to === start ? 'Z' : `L${to}`;
      here = to;
    }
  }
  return path;
}

/** Two waves across a hex, the map symbol of a ferry. */
function waves(hex: Hex, orientation: Orientation): string {
  const { x, y } = hexCenter(hex, orientation);
  const wave = (dy: number) => `M${x - 18} ${y + dy}q4.5 -6 9 0t9 0t9 0t9 0`;
  return wave(-5) + wave(6);
}

interface MapGroundProps {
  readonly map: HexMap;
  /** Hexes of the map that are drawn as water that can be crossed. */
  readonly straits?: readonly Hex[];
  /** Names on the water around the map. */
  readonly labels?: readonly (Hex & { readonly name: string })[];
  /** Hexes with something on them that the names on the water avoid. */
  readonly places?: readonly Hex[];
}

/** Water, land, grid and the names on the water. It seldom changes, so the game should render it in a `memo`. */
export function MapGround({ map, straits = [], labels = [], places = [] }: MapGroundProps) {
  const { orientation } = map;
  const watery = new Set(straits.map(writeHex));
  const land = map.hexes.filter((hex) => !watery.has(writeHex(hex)));
  const coast = coastPath(map);
  const taken = places.map((place) => hexCenter(place, orientation));
  return (
    <g class="map-ground">
      {SHELF.map((width, place) => (
        <path
          class="map-shelf"
          key={width}
          data-line={place % 2 === 0 || undefined}
          stroke-width={width}
          d={coast}
        />
      ))}
      <path class="map-land" d={areaPath(land, 0, orientation)} />
      <path class="map-strait" d={areaPath(straits, 0, orientation)} />
      <path class="map-waves" d={straits.map((hex) => waves(hex, orientation)).join('')} />
      <path class="map-grid" d={areaPath(map.hexes, 0, orientation)} />
      <path class="map-coast" d={coast} />
      {labels.map((label) => {
        const middle = waterNameAt(label.name, hexCenter(label, orientation), taken);
        return (
          <text class="map-water-name" key={writeHex(label)}>
            {waterLines(label.name, middle).map(({ word, at: { x, y } }) => (
              <tspan key={y} x={x} y={y} dy="0.35em">
                {word}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
