import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { CITY } from '../../../data/board';
import type { LayerProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { hasReached } from '../model';
import { hasCards } from '../state';
import './reached.css';

/** From one shape to the next. */
const STEP = 9.5;

/**
 * Who has reached a city: the shapes of the owners on a card above its number, for bare ones are settlements; of those
 * whose capital's card it is with a ring.
 */
export function Reached({ state, map, voice }: LayerProps) {
  if (!hasCards(state.world)) return null;
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        if (state.kind[tile] !== CITY) return null;
        const city = figureAt(state.number, tile);
        const owners = ownersIn(state).filter(
          (owner) => hasReached(state, owner, city) || state.home[owner] === city,
        );
        const { x, y } = hexCenter(hex, 'pointy');
        if (owners.length === 0) return null;
        const wide = owners.length * STEP + 3;
        return (
          <g
            key={tile}
            class="f-reached"
            transform={`translate(${x.toFixed(1)} ${(y - 33).toFixed(1)})`}
          >
            <rect x={-wide / 2} y="-6.5" width={wide} height="13" rx="2" />
            {owners.map((owner, place) => {
              const { color, shape } = voice.look(owner);
              const aside = (place - (owners.length - 1) / 2) * STEP;
              return (
                <path
                  key={owner}
                  data-owner={color}
                  data-home={state.home[owner] === city || undefined}
                  d={shape}
                  transform={`translate(${aside} 0) scale(.27) translate(-16 -16)`}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}
