import { at } from '../../../../kit/at';
import { hexCenter } from '../../../../ui/board/hex-shape';
import { SHAPES } from '../../../../ui/seat-mark';
import { CITY } from '../../data/board';
import { hasCards } from '../../rules/race/windows';
import { ownersIn } from '../owners-in';
import type { LayerProps } from '../parts';
import './reached.css';
import { hasReached } from './telling';

/** Who has reached a city: the shapes of the owners at its top, of those whose capital's card it is with a ring. */
export function Reached({ state, map, voice }: LayerProps) {
  if (!hasCards(state.world)) return null;
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        if (state.kind[tile] !== CITY) return null;
        const city = at(state.number, tile);
        const owners = ownersIn(state).filter(
          (owner) => hasReached(state, owner, city) || state.home[owner] === city,
        );
        const { x, y } = hexCenter(hex, 'pointy');
        return owners.map((owner, place) => {
          const { color, shape } = voice.look(owner);
          const aside = (place - (owners.length - 1) / 2) * 9.5;
          return (
            <g
              key={`${tile} ${owner}`}
              class="f-reached"
              data-owner={color}
              data-home={state.home[owner] === city || undefined}
              transform={`translate(${(x + aside).toFixed(1)} ${(y - 25 + Math.abs(aside) / 2.4).toFixed(1)})`}
            >
              <path d={SHAPES[shape]} transform="scale(.27) translate(-16 -16)" />
            </g>
          );
        });
      })}
    </>
  );
}
