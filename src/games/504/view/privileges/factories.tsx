import { hexCenter } from '../../../../ui/board/hex-shape';
import { placeOf } from '../../rules/state';
import { at } from '../at';
import type { LayerProps } from '../parts';
import './factories.css';

/** A works with a chimney, 15 wide, about its middle. */
const WORKS = 'M-7.500 6V-2L-3 1V-2L1.500 1V-8H5V1L7.500 1V6Z';
const STEP = 17;

/** The factories of a city along its lower edge, each in the color of its owner; gray and dashed: nobody's. */
export function Factories({ state, map, voice }: LayerProps) {
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const owners = Array.from({ length: state.owners + 1 }, (_, owner) => owner).flatMap(
          (owner) => Array<number>(at(state.factories, placeOf(owner, tile))).fill(owner),
        );
        if (owners.length === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        return (
          <g key={tile} transform={`translate(${x.toFixed(1)} ${(y + 27).toFixed(1)})`}>
            {owners.map((owner, place) => {
              const look = owner < state.owners ? voice.look(owner) : null;
              const left = (place - (owners.length - 1) / 2) * STEP;
              return (
                <g
                  key={place}
                  class="f-factory"
                  data-owner={look?.color}
                  transform={`translate(${left} 0)`}
                >
                  <path d={WORKS} />
                  {look && (
                    <text y="5" aria-hidden="true">
                      {[...look.name][0]}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}
