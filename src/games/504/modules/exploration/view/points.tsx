import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import type { LayerProps } from '../../../view/model/base/parts';
import './points.css';

/** No owner has this shape or its color: its points have no owner yet. */
const STAR =
  'M0 -11.5L3.2 -4.6L10.9 -3.6L5.3 1.7L6.8 9.3L0 5.6L-6.8 9.3L-5.3 1.7L-10.9 -3.6L-3.2 -4.6Z';

/** The points that lie on tiles, at their upper right; a ring around those that wait for the first settlement. */
export function Points({ state, map }: LayerProps) {
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const vp = figureAt(state.tileVp, tile);
        if (vp === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        return (
          <g
            key={tile}
            class="f-vp"
            data-fresh={figureAt(state.fresh, tile) > 0 || undefined}
            transform={`translate(${(x + 17).toFixed(1)} ${(y - 14).toFixed(1)})`}
          >
            <path d={STAR} />
            <text y="4">{vp}</text>
          </g>
        );
      })}
    </>
  );
}
