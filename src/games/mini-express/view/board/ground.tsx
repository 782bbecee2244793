import type { Hex } from '../../../../kit/hex';
import { DIRECTIONS } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { hexCentre, hexCorners, hexPath, type Point } from '../../../../ui/hex-shape';
import { memo } from '../../../../ui/memo';
import type { Board } from '../../rules/board';

/** The two corners (clockwise from east) between which a hex meets its neighbour, by DIRECTIONS. */
const EDGE_FROM = [4, 5, 0, 1, 2, 3];

/** How broad the strokes are that leave two lines and a shallow along the shore. */
const SHELF = [42, 40, 28, 26, 13];

/** All of a board that is drawn here; one that is still being made has no more. */
export type Outline = Pick<Board, 'form' | 'map'>;

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the land meets the water: the edges with nothing beyond, joined to whole shores, which are painted sooner. */
export function coastPath(board: Outline): string {
  const { hexes, neighbours } = board.map;
  const onwards = new Map<string, string>();
  hexes.forEach((hex, number) => {
    const corners = hexCorners(hex);
    DIRECTIONS.forEach((_, direction) => {
      if (neighbours[number * 6 + direction] !== -1) return;
      const first = EDGE_FROM[direction] ?? 0;
      const from = corners[first];
      const to = corners[(first + 1) % 6];
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

/** Two wavy lines over a strait, as maps mark a ferry. */
function crossing(hex: Hex): string {
  const { x, y } = hexCentre(hex);
  const wave = (dy: number) => `M${x - 18} ${y + dy}q4.5 -6 9 0t9 0t9 0t9 0`;
  return wave(-5) + wave(6);
}

interface GroundProps {
  readonly board: Outline;
  readonly language: Language;
}

/** Water, land, grid and the names on the water: what never changes in a match. */
export const Ground = memo(({ board, language }: GroundProps) => {
  const { form, map } = board;
  const straits = new Set(form.straits.map(({ col, row }) => `${col},${row}`));
  const land = map.hexes.filter((hex) => !straits.has(`${hex.col},${hex.row}`));
  const coast = coastPath(board);
  return (
    <g class="mx-ground">
      {SHELF.map((width, place) => (
        <path
          class="mx-shelf"
          key={width}
          data-line={place % 2 === 0 || undefined}
          stroke-width={width}
          d={coast}
        />
      ))}
      <path class="mx-land" d={land.map((hex) => hexPath(hex)).join('')} />
      <path class="mx-strait" d={form.straits.map((hex) => hexPath(hex)).join('')} />
      <path class="mx-waves" d={form.straits.map(crossing).join('')} />
      <path class="mx-grid" d={map.hexes.map((hex) => hexPath(hex)).join('')} />
      <path class="mx-coast" d={coast} />
      {form.labels.map((label) => {
        const { x, y } = hexCentre(label);
        const words = label[language].split(' ');
        return (
          <text class="mx-water-name" key={`${label.col},${label.row}`}>
            {words.map((word, line) => (
              // A line is known by its place.
              <tspan key={line} x={x} y={y + (line - (words.length - 1) / 2) * 15} dy="0.35em">
                {word}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
