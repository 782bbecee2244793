import { hexCenter } from '../../../../ui/board/hex-shape';
import { at } from '../at';
import type { LayerProps } from '../parts';
import './points.css';

/** The points that lie on tiles, at their upper right; a ring around those that wait for the first settlement. */
export function Points({ state, map }: LayerProps) {
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const vp = at(state.tileVp, tile);
        if (vp === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        return (
          <g
            key={tile}
            class="f-vp"
            data-fresh={at(state.fresh, tile) > 0 || undefined}
            transform={`translate(${(x + 17).toFixed(1)} ${(y - 14).toFixed(1)})`}
          >
            <circle r="7.5" />
            <text y="4">{vp}</text>
          </g>
        );
      })}
    </>
  );
}
