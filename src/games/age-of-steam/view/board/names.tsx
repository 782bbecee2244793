import type { Hex } from '../../../../kit/hex';
import { FarPlaceNames } from '../../../../ui/board/far-place-names';
import { type HexPoint, hexBounds, hexCenter } from '../../../../ui/board/hex-shape';
import { type NamedPlace, PlaceNames } from '../../../../ui/board/place-names';
import { memo } from '../../../../ui/memo';
import { cityAtStop } from '../../rules/delivery';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import type { Names } from '../../words/en/names';
import { cityName } from '../../words/names';
import { trackOn } from './segments';
import { edgePoint, middleOf, segmentMiddle } from './track-path';

/** What a stop is called now: a town that has become a new city by the city's letter. */
export function stopName(state: State, stop: number, names: Names): string {
  const { stops, cityCount, cityIds } = state.board;
  const city = cityAtStop(state, stop);
  if (city >= cityCount) return names.newCity(cityIds[city] ?? '');
  return stops[stop]?.[names.language] ?? '';
}

/** What a city is called, by its number. */
export function cityCalled({ board }: State, city: number, names: Names): string {
  return cityName(board, names, board.cityIds[city] ?? '');
}

interface StopNamesProps {
  readonly state: State;
  readonly names: Names;
}

/** The names of cities while the whole map is seen: on a board as wide as Rust Belt they can just be read so. */
export const FAR_NAMES = 23;

const between = (one: HexPoint, other: HexPoint): HexPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Points along all track: of each segment its ends, its middle, and halfway to it. */
function pointsOnTrack(state: State): readonly HexPoint[] {
  return state.board.map.hexes.flatMap((_, hex) =>
    trackOn(state, hex).flatMap(({ edge, mate }) => {
      const middle = middleOf(state.board, hex);
      const isSpoke = mate === TOWN;
      const half = isSpoke ? middle : segmentMiddle(middle, edge, mate);
      const ends = (isSpoke ? [edge] : [edge, mate]).map((end) => edgePoint(middle, end));
      return [...(isSpoke ? [] : [half]), ...ends, ...ends.map((end) => between(end, half))];
    }),
  );
}

/** Points in the corner of the button that zooms in: on a small map it covers some of it, but no name. */
function pointsInCorner(hexes: readonly Hex[]): readonly HexPoint[] {
  const { right, bottom } = hexBounds(hexes);
  return Array.from({ length: 24 }, (_, at) => ({
    x: right - 20 * (at % 3),
    y: bottom - 20 * Math.floor(at / 3),
  }));
}

/** The radius of the ring of a town. */
const RING = 8;

/** Points on the ring of a town. The whole map shows the rings, and names must not cover them. */
function pointsOnRing(town: NamedPlace): readonly HexPoint[] {
  const { x, y } = hexCenter(town, 'flat');
  return [-RING, RING].flatMap((by) => [
    { x: x + by, y },
    { x, y: y + by },
  ]);
}

/** The names of cities and towns; while the whole map is seen, of cities alone. */
export const StopNames = memo<StopNamesProps>(
  ({ state, names }) => {
    const places = state.board.stops.map(
      ({ id, col, row }, stop): NamedPlace => ({
        id,
        col,
        row,
        name: stopName(state, stop, names),
      }),
    );
    const cities = places.filter((_, stop) => cityAtStop(state, stop) >= 0);
    const towns = places.filter((_, stop) => cityAtStop(state, stop) < 0);
    const lines = pointsOnTrack(state);
    const { hexes } = state.board.map;
    return (
      <>
        <PlaceNames places={places} lines={lines} hexes={hexes} />
        <FarPlaceNames
          places={cities}
          lines={[...lines, ...towns.flatMap(pointsOnRing), ...pointsInCorner(hexes)]}
          hexes={hexes}
          size={FAR_NAMES}
        />
      </>
    );
  },
  (was, is) =>
    was.names === is.names &&
    was.state.newCity.every((hex, letter) => hex === is.state.newCity[letter]) &&
    was.state.shape.every((shape, hex) => shape === is.state.shape[hex]),
);
