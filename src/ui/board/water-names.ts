import { overlap } from './board-box';
import type { HexPoint } from './hex-shape';
import { squareAround, textBox } from './label-room';

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
