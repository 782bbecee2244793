import { figureAt } from '../../../../kit/figure-at';
import { writeHex } from '../../../../kit/hex';
import { hexCenter, hexPath } from '../../../../ui/board/hex-shape';
import { coastPath } from '../../../../ui/board/map-ground';
import { memo } from '../../../../ui/memo';
import { CITY, KINDS } from '../../data/board';
import type { State } from '../../rules/state';
import './ground.css';
import { mapOf } from './map';
import { TERRAIN_SIGNS } from './terrain-signs';

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
