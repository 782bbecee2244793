import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { GOODS } from '../../../data/board';
import { NONE } from '../../../rules/state/fields';
import type { LayerProps } from '../../../view/model/base/parts';
import { GOOD_SIGNS } from '../model/good-signs';
import './plants.css';

/** The plants at the top of their tiles: the sign of the good in the color of the owner, dashed without one. */
export function Plants({ state, map, voice }: LayerProps) {
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const good = GOODS[figureAt(state.plant, tile) - 1];
        if (!good) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        const owner = state.plantOwner[tile] ?? NONE;
        return (
          <g
            key={tile}
            class="f-plant"
            data-owner={owner === NONE ? undefined : voice.look(owner).color}
            transform={`translate(${x.toFixed(1)} ${(y - 17).toFixed(1)})`}
          >
            <rect x="-11" y="-8" width="22" height="16" rx="3" />
            <path d={GOOD_SIGNS[good]} transform="scale(.85)" />
          </g>
        );
      })}
    </>
  );
}
