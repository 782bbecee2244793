import type { Language } from '../../../../kit/words';
import { FarPlaceNames } from '../../../../ui/board/far-place-names';
import { type HexPoint, hexCenter } from '../../../../ui/board/hex-shape';
import { type NamedPlace, PlaceNames } from '../../../../ui/board/place-names';
import { memo } from '../../../../ui/memo';
import type { PlaceForm } from '../../data/board-form';
import type { DemandColor } from '../../data/tiles';
import type { Board } from '../../rules/board';
import { capacityOf } from '../../rules/capacity';
import type { State } from '../../rules/state';
import { type Tile, tileOf } from '../../rules/tile';
import type { Letters } from '../marks';
import { companiesIn, companyId, demandColor } from '../names';
import { pointsOnTrack, Train } from './track';

/** Square for one company, circle for two, hexagon for three; around 0,0, and relative after the first point. */
const PLATES: Readonly<Record<number, string>> = {
  1: 'M-22 -21h44v43h-44z',
  2: 'M0 -25.5a25.5 25.5 0 0 1 0 51a25.5 25.5 0 0 1 0 -51z',
};

/** The plate of a city by its capacity. */
export function plateOf(capacity: number): string {
  return PLATES[capacity] ?? 'M29 0l-14.5 25h-29l-14.5 -25l14.5 -25h29z';
}

/** The same around a point of the board, as path data that can be continued. */
export function plateAt({ x, y }: HexPoint, capacity: number): string {
  return `M${x} ${y}${plateOf(capacity).replace('M', 'm')}`;
}

interface CitiesProps {
  readonly state: State;
  readonly letters: Letters;
}

/** The cities, with their contents. */
export function Cities({ state, letters }: CitiesProps) {
  const { board } = state;
  const plates = board.form.cities.map((place, city) =>
    plateAt(hexCenter(place), capacityOf(state, city)),
  );
  return (
    <>
      <path class="mx-plates" d={plates.join('')} />
      {board.form.cities.map((place, city) => (
        <City
          key={place.id}
          {...hexCenter(place)}
          capacity={capacityOf(state, city)}
          {...tileOf(state, city)}
          held={state.track[board.cityHex[city] ?? -1] ?? 0}
          letters={letters}
        />
      ))}
    </>
  );
}

interface CityProps extends HexPoint {
  readonly capacity: number;
  /** Its demand, while it has a tile. */
  readonly first?: number;
  readonly second?: number;
  /** The companies in it, one bit each. */
  readonly held: number;
  readonly letters: Letters;
}

/** Memoized: there are many, and an action changes few of them. */
const City = memo(({ x, y, capacity, first, second, held, letters }: CityProps) => {
  const tile = first === undefined || second === undefined ? null : { first, second };
  return (
    <g class="mx-city" data-capacity={capacity}>
      <path class="mx-city__plate" d={plateAt({ x, y }, capacity)} />
      <path class="mx-city__tab" d={`M${x - 8} ${y - 31}h16v13h-16z`} />
      <text class="mx-city__room" x={x} y={y - 20.6}>
        {capacity}
      </text>
      {tile && <Demand x={x} y={y} tile={tile} letters={letters} />}
      <Slots
        x={x}
        y={y}
        capacity={capacity}
        letters={letters}
        held={companiesIn(held)}
        low={tile !== null}
      />
    </g>
  );
});

function Demand({ x, y, tile, letters }: HexPoint & { tile: Tile; letters: Letters }) {
  return (
    <g class="mx-demand" data-demand>
      <Half color={demandColor(tile.first)} x={x - 10.5} y={y - 4} letters={letters} />
      <Half color={demandColor(tile.second)} x={x + 10.5} y={y - 4} letters={letters} />
      <path class="mx-demand__rim" d={`M${x - 21} ${y - 14.5}h42v21h-42z`} />
    </g>
  );
}

function Half({ x, y, color, letters }: HexPoint & { color: DemandColor; letters: Letters }) {
  return (
    <g data-company={color}>
      <path class="mx-demand__half" d={`M${x - 10.5} ${y - 10.5}h21v21h-21z`} />
      <text class="mx-demand__letter" x={x} y={y + 7.2}>
        {letters[color]}
      </text>
    </g>
  );
}

interface SlotsProps extends HexPoint {
  readonly held: readonly number[];
  readonly capacity: number;
  readonly letters: Letters;
  /** Below the demand tile; without one the trains are in the middle. */
  readonly low: boolean;
}

/** A space for each company that a city takes, filled by those that have arrived. */
function Slots({ x, y, held, capacity, letters, low }: SlotsProps) {
  const count = Math.max(capacity, held.length);
  const step = low ? 12.4 : Math.min(20, 50 / count);
  const height = y + (low ? 14.5 : 1);
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const at = { x: x + (place - (count - 1) / 2) * step, y: height };
        const company = held[place];
        if (company === undefined) {
          return <circle class="mx-slot" key={place} cx={at.x} cy={at.y} r={low ? 3.2 : 5} />;
        }
        const id = companyId(company);
        const letter = letters[id];
        return <Train key={place} company={id} letter={letter} {...at} size={low ? 0.62 : 0.9} />;
      })}
    </>
  );
}

interface StartsProps {
  readonly starts: Board['form']['starts'];
  readonly letters: Letters;
}

/** The start cities: an enamel sign in the company's color. */
export const Starts = memo(({ starts, letters }: StartsProps) => {
  return (
    <>
      {starts.map((place) => {
        const { x, y } = hexCenter(place);
        return (
          <g key={place.id} class="mx-start" data-company={place.company}>
            <path
              class="mx-start__sign"
              d={`M${x} ${y - 25}l23 13.5v23.5a4 4 0 0 1 -4 4h-38a4 4 0 0 1 -4 -4v-23.5z`}
            />
            <path
              class="mx-start__line"
              d={`M${x} ${y - 21}l19.5 11.5v19.5a2 2 0 0 1 -2 2h-35a2 2 0 0 1 -2 -2v-19.5z`}
            />
            <text class="mx-start__letter" x={x} y={y + 8}>
              {letters[place.company]}
            </text>
          </g>
        );
      })}
    </>
  );
});

interface CityNamesProps {
  readonly board: Board;
  /** The companies on each hex, one bit each. */
  readonly track: Uint8Array;
  readonly language: Language;
}

/** The names of cities and of harbors in play, near and seen from afar. */
export const CityNames = memo<CityNamesProps>(
  ({ board, track, language }) => {
    const places = placesOf(board, language);
    const named = { places, lines: pointsOnTrack(board, track), hexes: board.map.hexes };
    return (
      <>
        <PlaceNames {...named} keepTops />
        <FarPlaceNames {...named} />
      </>
    );
  },
  (was, is) =>
    was.board === is.board &&
    was.language === is.language &&
    was.track.every((on, hex) => on === is.track[hex]),
);

/** The cities and starts of a board, and its harbors when they are in play, with their names in one language. */
export function placesOf({ form, harborHex }: Board, language: Language): readonly NamedPlace[] {
  const harbors = harborHex.length > 0 ? form.harbors : [];
  return namedIn([...form.cities, ...form.starts, ...harbors], language);
}

/** The names of the board's places in one language. */
export function namedIn(places: readonly PlaceForm[], language: Language): readonly NamedPlace[] {
  return places.map(({ id, col, row, [language]: name }) => ({ id, col, row, name }));
}
