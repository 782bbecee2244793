import { type Hex, type Orientation, writeHex } from '../../kit/hex';
import { hexCenter } from './hex-shape';
import './map.css';

export interface NamedPlace extends Hex {
  readonly id: string;
  readonly name: string;
}

interface PlaceNamesProps {
  readonly places: readonly NamedPlace[];
  readonly orientation?: Orientation;
  /** Places have something at their top, such as a number, that the name of the hex above must not cover. */
  readonly keepTops?: boolean;
}

/** Names below their places, readable on a wide board and when zoomed in. Draw them above everything else. */
export function PlaceNames({ places, orientation = 'flat', keepTops }: PlaceNamesProps) {
  const taken = new Set(keepTops ? places.map(writeHex) : []);
  return (
    <g class="place-names">
      {places.map((place) => {
        const { x, y } = hexCenter(place, orientation);
        const { col, row } = place;
        const crowded = orientation === 'flat' && taken.has(writeHex({ col, row: row + 2 }));
        return (
          <text class="place-name" key={place.id} x={x} y={y + (crowded ? 26 : 31)}>
            {place.name}
          </text>
        );
      })}
    </g>
  );
}
