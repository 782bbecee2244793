import { figureAt } from '../../../../kit/figure-at';
import { writeHex } from '../../../../kit/hex';
import { hexCenter, hexPath } from '../../../../ui/board/hex-shape';
import { coastPath } from '../../../../ui/board/map-ground';
import { memo } from '../../../../ui/memo';
import { CITY, KINDS } from '../../data/board';
import type { State } from '../../rules/state/state';
import './ground.css';
import { mapOf } from '../model/base/map';

/** The sign of each kind of tile, centered, 20 wide, so that colors are not needed. A city has its number. */
const TERRAIN_SIGNS: Readonly<Record<(typeof KINDS)[number], string>> = {
  city: '',
  water: 'M-10 -3q2.500 -4 5 0t5 0t5 0t5 0M-10 3q2.500 -4 5 0t5 0t5 0t5 0',
  grassland: 'M-9 4l-2 -6M-9 4l2 -6M0 2l-2 -6M0 2l2 -6M9 4l-2 -6M9 4l2 -6',
  forest: 'M-8 6v-3M-12 3l4 -8l4 8zM0 4v-3M-4 1l4 -8l4 8zM8 6v-3M4 3l4 -8l4 8z',
  field: 'M-11 4l5 -8M-5 4l5 -8M1 4l5 -8M7 4l5 -8',
  mountain: 'M-12 5l6 -10l4 6M-4 5l6 -11l7 11z',
  desert: 'M-11 4q4 -6 8 0M-3 1q4 -6 8 0M4 5q3 -5 7 0',
};

interface GroundProps {
  readonly state: State;
}

const isSame = ({ state: was }: GroundProps, { state }: GroundProps) =>
  mapOf(was) === mapOf(state) && was.kind.every((kind, tile) => kind === state.kind[tile]);

/** The tiles with the signs of their terrain and the numbers of cities, and the unknown hexes beside them. */
export const Ground = memo<GroundProps>(({ state }) => {
  const { all, laid, tiles } = mapOf(state);
  return (
    <g class="f-ground">
      <path class="f-coast" d={coastPath(laid)} />
      {all.hexes.map((hex, number) => {
        const { x, y } = hexCenter(hex, 'pointy');
        const d = hexPath(hex, 0, 'pointy');
        if (number >= tiles)
          return (
            <g key={writeHex(hex)} class="f-unknown">
              <path d={hexPath(hex, 2, 'pointy')} />
              <text x={x} y={y + 6}>
                ?
              </text>
            </g>
          );
        const kind = KINDS[figureAt(state.kind, number)] ?? 'water';
        return (
          <g key={writeHex(hex)} class="f-tile" data-kind={kind}>
            <path d={d} />
            {figureAt(state.kind, number) === CITY ? (
              <>
                <path class="f-tile__wall" d={hexPath(hex, 3, 'pointy')} />
                <text x={x} y={y - 16}>
                  {figureAt(state.number, number)}
                </text>
              </>
            ) : (
              <path
                class="f-tile__sign"
                transform={`translate(${x.toFixed(1)} ${(y - 17).toFixed(1)})`}
                d={TERRAIN_SIGNS[kind]}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}, isSame);
