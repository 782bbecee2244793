import { HALF_ROUND, type Hex, type HexMap, type Orientation } from '../../kit/hex';
import { type HexPoint, hexCenter, hexPath } from './hex-shape';
import './map.css';

/** The outlines of hexes as one path, `inset` units inside their edges. */
export function areaPath(
  hexes: readonly Hex[],
  inset: number,
  orientation: Orientation = 'flat',
): string {
  return hexes.map((hex) => hexPath(hex, inset, orientation)).join('');
}

interface AreaProps {
  readonly map: HexMap;
  /** Hex numbers. Those that are not on the map are ignored. */
  readonly hexes: readonly number[];
  /** `route`: about to be built; `last`: changed last. */
  readonly look: 'route' | 'last';
}

/** Marks some hexes of a map. */
export function HexArea({ map, hexes, look }: AreaProps) {
  const d = areaPath(hexesOf(map, hexes), 2, map.orientation);
  return <path class="hex-area" data-look={look} d={d} />;
}

/** A dot on each hex, such as those that another route would pass. */
export function HexDots({ map, hexes }: Pick<AreaProps, 'map' | 'hexes'>) {
  return (
    <>
      {hexesOf(map, hexes).map((hex) => {
        const { x, y } = hexCenter(hex, map.orientation);
        return <circle class="hex-dot" key={`${x} ${y}`} cx={x} cy={y} r="7" />;
      })}
    </>
  );
}

interface HexFigureProps {
  readonly hex: number;
  readonly map: HexMap;
  /** A number, or a price with its sign. */
  readonly figure: number | string;
}

/** A figure in a disc at the upper right of a hex, as wide as it needs: the cost to reach it. */
export function HexFigure({ hex, map, figure }: HexFigureProps) {
  const [at] = hexesOf(map, [hex]);
  if (!at) return null;
  const { x, y } = hexCenter(at, map.orientation);
  const width = 12 + 12 * `${figure}`.length;
  return (
    <g class="hex-figure">
      <rect x={x + 26 - width / 2} y={y - 32} width={width} height="24" rx="12" />
      <text x={x + 26} y={y - 13.6}>
        {figure}
      </text>
    </g>
  );
}

function hexesOf({ hexes }: HexMap, numbers: readonly number[]): readonly Hex[] {
  return numbers.flatMap((number) => hexes[number] ?? []);
}

/**
 * The lines between neighboring hexes that both belong to a network, as path data. `aside` shifts them off the centers,
 * so that lines of several owners run side by side.
 */
export function networkPath(map: HexMap, has: (hex: number) => boolean, aside: HexPoint): string {
  return networkLines(map, has, aside)
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
}

/** The ends of those lines. */
export function networkLines(
  { hexes, neighbors, orientation }: HexMap,
  has: (hex: number) => boolean,
  aside: HexPoint,
): readonly (readonly [from: HexPoint, to: HexPoint])[] {
  const middleOf = (hex: Hex): HexPoint => {
    const { x, y } = hexCenter(hex, orientation);
    return { x: x + aside.x, y: y + aside.y };
  };
  return hexes.flatMap((hex, number) =>
    (has(number) ? HALF_ROUND : []).flatMap((direction) => {
      const next = neighbors[number * 6 + direction] ?? -1;
      const beyond = hexes[next];
      return beyond && has(next) ? [[middleOf(hex), middleOf(beyond)] as const] : [];
    }),
  );
}
