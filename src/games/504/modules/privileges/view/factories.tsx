import { hexCenter } from '../../../../../ui/board/hex-shape';
import type { LayerProps } from '../../../view/model/base/parts';
import { factoryOwners } from '../model';
import './factories.css';

/** A works with a chimney, 15 wide, about its middle. */
const WORKS = 'M-7.500 6V-2L-3 1V-2L1.500 1V-7H5V1L7.500 1V6Z';
/** Two, and three that are a little smaller, end where the roads of the sides do. */
const STEPS = [17, 17, 17, 14.5] as const;
const SCALES = [1, 1, 1, 0.88] as const;

/**
 * The factories across the middle of a city, between its number and the pieces, which are lower there; each in the
 * color of its owner. Gray, dashed: ownerless.
 */
export function Factories({ state, map, voice }: LayerProps) {
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const owners = factoryOwners(state, tile);
        if (owners.length === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        const [step, scale] = [STEPS[owners.length] ?? 0, SCALES[owners.length] ?? 1];
        return (
          <g key={tile} transform={`translate(${x.toFixed(1)} ${(y - 1).toFixed(1)})`}>
            {owners.map((owner, place) => {
              const look = owner < state.owners ? voice.look(owner) : null;
              const left = (place - (owners.length - 1) / 2) * step;
              return (
                <g
                  key={place}
                  class="f-factory"
                  data-owner={look?.color}
                  transform={`translate(${left} 0) scale(${scale})`}
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
