import type { Hex, Orientation } from '../../kit/hex';
import { FAR_SIZE, farNames } from './far-names';
import { hexBounds, hexCenter } from './hex-shape';
import type { NamedPlace } from './place-names';
import './place-names.css';

interface FarPlaceNamesProps {
  readonly places: readonly NamedPlace[];
  /** The map. */
  readonly hexes: readonly Hex[];
  readonly orientation?: Orientation;
}

/**
 * Names of places while a small board is seen as a whole: as many as have room, large enough to be read. Draw them on
 * the ground, so that they cover no pieces.
 */
export function FarPlaceNames({ places, hexes, orientation = 'flat' }: FarPlaceNamesProps) {
  const named = places.map(({ id, name, ...hex }) => ({
    id,
    name,
    ...hexCenter(hex, orientation),
  }));
  return (
    <g class="place-names" data-far font-size={FAR_SIZE}>
      {farNames(named, hexBounds(hexes, orientation)).map(({ id, name, x, y }) => (
        <text class="place-name" key={id} x={x} y={y} dy="0.35em">
          {name}
        </text>
      ))}
    </g>
  );
}
