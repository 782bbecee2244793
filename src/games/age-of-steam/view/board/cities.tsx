import { figureAt } from '../../../../kit/figure-at';
import { type HexPoint, hexPath } from '../../../../ui/board/hex-shape';
import { memo } from '../../../../ui/memo';
import { CUBES, type CubeColor } from '../../data/goods';
import { cityAtStop } from '../../rules/delivery';
import { COLORS } from '../../rules/goods';
import type { State } from '../../rules/state';
import { CUBE_SIGN, CubeShape } from '../cube';
import { middleOf } from './track-path';
import './pieces.css';

/** Where cubes lie in a city: their size, and their middles about the city's. */
interface CubeGrid {
  readonly size: number;
  readonly places: readonly HexPoint[];
}

/** Most cubes in a row, and their size, by how many there are in all. */
const LAYOUTS = [
  { upTo: 3, row: 3, size: 14 },
  { upTo: 6, row: 3, size: 12 },
  { upTo: 12, row: 4, size: 9.4 },
  { upTo: 24, row: 6, size: 6.8 },
] as const;
const CROWDED = { row: 9, size: 4.6 };

/** A block of rows, each centered; the more there are, the smaller they are. */
function cubeGrid(count: number): CubeGrid {
  const { row, size } = LAYOUTS.find(({ upTo }) => count <= upTo) ?? CROWDED;
  const step = size + 1;
  const rows = Math.ceil(count / row);
  const places = Array.from({ length: count }, (_, cube) => {
    const line = Math.floor(cube / row);
    const inLine = Math.min(row, count - line * row);
    return {
      x: ((cube % row) - (inLine - 1) / 2) * step,
      y: (line - (rows - 1) / 2) * step,
    };
  });
  return { size, places };
}

interface StateProps {
  readonly state: State;
}

const isSame = ({ state: was }: StateProps, { state }: StateProps) =>
  was.cubes.every((count, place) => count === state.cubes[place]) &&
  was.newCity.every((hex, letter) => hex === state.newCity[letter]);

/** Cities with their color, die and cubes, and the towns that are left. */
export const Cities = memo<StateProps>(
  ({ state }) => (
    <>
      {[...state.board.stopHex].map((hex, stop) => {
        const city = cityAtStop(state, stop);
        return city < 0 ? (
          <Town key={hex} state={state} hex={hex} />
        ) : (
          <City key={hex} state={state} hex={hex} city={city} cubes={cubesIn(state, city)} />
        );
      })}
    </>
  ),
  isSame,
);

/** The cubes of a city, one by one in the order of colors. */
function cubesIn(state: State, city: number): readonly CubeColor[] {
  return CUBES.flatMap((cube, color) =>
    Array.from({ length: figureAt(state.cubes, city * COLORS + color) }, () => cube),
  );
}

function Town({ state, hex }: StateProps & { readonly hex: number }) {
  const { x, y } = middleOf(state.board, hex);
  return <circle class="aos-town" cx={x} cy={y} r="8" />;
}

interface CityProps extends StateProps {
  readonly hex: number;
  readonly city: number;
  readonly cubes: readonly CubeColor[];
}

/** A plate in the color of the cubes it takes; above them its sign, a new city's letter, and its die. */
function City({ state, hex, city, cubes }: CityProps) {
  const form = state.board.cities[city];
  const place = state.board.map.hexes[hex];
  if (!form || !place) return null;
  const { x, y } = middleOf(state.board, hex);
  const letter = state.board.stopOn[hex] === city ? '' : (state.board.cityIds[city] ?? '');
  const aside = letter ? 14 : 9;
  return (
    <g class="aos-city" data-cube={form.cube}>
      <path class="aos-city__plate" d={hexPath(place, 2.4)} />
      <g transform={`translate(${x} ${y})`}>
        <path
          class="aos-city__sign"
          d={CUBE_SIGN[form.cube]}
          transform={`translate(${-aside} -18)`}
        />
        {letter && (
          <text class="aos-city__letter" y="-12.6">
            {letter}
          </text>
        )}
        <g class="aos-die" data-side={form.side} transform={`translate(${aside} -18)`}>
          <path d="M-5.6 -5.6h11.2v11.2h-11.2z" />
          <text y="3.7">{form.die}</text>
        </g>
        <CubeBlock cubes={cubes} />
      </g>
    </g>
  );
}

/** Below the sign and the die. */
const BLOCK_Y = 2.5;

function CubeBlock({ cubes }: { readonly cubes: readonly CubeColor[] }) {
  const { size, places } = cubeGrid(cubes.length);
  const scale = (size / 16).toFixed(3);
  return (
    <g data-read>
      {cubes.map((cube, number) => {
        const { x, y } = places[number] ?? { x: 0, y: 0 };
        return (
          <g
            class="aos-city__cube"
            data-cube={cube}
            key={number}
            transform={`translate(${x.toFixed(1)} ${(y + BLOCK_Y).toFixed(1)}) scale(${scale})`}
          >
            <CubeShape cube={cube} />
          </g>
        );
      })}
    </g>
  );
}
