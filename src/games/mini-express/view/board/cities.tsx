import { writeHex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { hexCentre } from '../../../../ui/hex-shape';
import type { DemandColour } from '../../data/demand-tiles';
import type { Board } from '../../rules/board';
import { capacityOf } from '../../rules/capacity';
import type { State } from '../../rules/state';
import { type Tile, tileOf } from '../../rules/tile';
import type { TableWords } from '../../words/table-words';
import { companiesIn, companyId, demandColour } from '../companies';
import { plateOf } from './plates';
import { Train } from './train';

interface CitiesProps {
  readonly state: State;
  readonly words: TableWords;
}

export function Cities({ state, words }: CitiesProps) {
  const { board } = state;
  const plates = board.form.cities.map((place, city) => {
    const { x, y } = hexCentre(place);
    return `M${x} ${y}${plateOf(capacityOf(state, city)).replace('M', 'm')}`;
  });
  return (
    <>
      <path class="mx-plates" d={plates.join('')} />
      {board.form.cities.map((place, city) => {
        const { x, y } = hexCentre(place);
        const held = companiesIn(state.track[board.cityHex[city] ?? -1] ?? 0);
        const capacity = capacityOf(state, city);
        const tile = tileOf(state, city);
        return (
          <g
            key={place.id}
            class="mx-city"
            data-capacity={capacity}
            transform={`translate(${x} ${y})`}
          >
            <path class="mx-city__plate" d={plateOf(capacity)} />
            <path class="mx-city__tab" d="M-8 -31h16v13h-16z" />
            <text class="mx-city__room" y="-20.6">
              {capacity}
            </text>
            {tile && <Demand tile={tile} words={words} />}
            <Slots held={held} capacity={capacity} words={words} low={tile !== null} />
          </g>
        );
      })}
    </>
  );
}

function Demand({ tile, words }: { tile: Tile; words: TableWords }) {
  return (
    <g class="mx-demand">
      <Half colour={demandColour(tile.first)} x={-10} words={words} />
      <Half colour={demandColour(tile.second)} x={10} words={words} />
      <path class="mx-demand__rim" d="M-20 -14h40v20h-40z" />
    </g>
  );
}

function Half(props: { colour: DemandColour; x: number; words: TableWords }) {
  return (
    <g data-company={props.colour} transform={`translate(${props.x} -4)`}>
      <path class="mx-demand__half" d="M-10 -10h20v20h-20z" />
      <text class="mx-demand__letter" y="5.6">
        {props.words.letter[props.colour]}
      </text>
    </g>
  );
}

interface SlotsProps {
  readonly held: readonly number[];
  readonly capacity: number;
  readonly words: TableWords;
  /** Below the demand tile; without one the trains take the middle. */
  readonly low: boolean;
}

/** A place for each company a city takes, filled by those that have come. */
function Slots({ held, capacity, words, low }: SlotsProps) {
  const count = Math.max(capacity, held.length);
  const step = low ? 12.4 : Math.min(20, 50 / count);
  const y = low ? 14.5 : 1;
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const x = (place - (count - 1) / 2) * step;
        const company = held[place];
        if (company === undefined) {
          return <circle class="mx-slot" key={place} cx={x} cy={y} r={low ? 3.2 : 5} />;
        }
        const id = companyId(company);
        const letter = words.letter[id];
        return (
          <Train key={place} company={id} letter={letter} x={x} y={y} size={low ? 0.62 : 0.9} />
        );
      })}
    </>
  );
}

/** The start cities: an enamel sign in the company's colour. */
export function Starts({ state, words }: CitiesProps) {
  return (
    <>
      {state.board.form.starts.map((place) => {
        const { x, y } = hexCentre(place);
        return (
          <g
            key={place.id}
            class="mx-start"
            data-company={place.company}
            transform={`translate(${x} ${y})`}
          >
            <path
              class="mx-start__sign"
              d="M0 -25l23 13.5v23.5a4 4 0 0 1 -4 4h-38a4 4 0 0 1 -4 -4v-23.5z"
            />
            <path
              class="mx-start__line"
              d="M0 -21l19.5 11.5v19.5a2 2 0 0 1 -2 2h-35a2 2 0 0 1 -2 -2v-19.5z"
            />
            <text class="mx-start__letter" y="8">
              {words.letter[place.company]}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** What cities and harbors in play are called, above everything else so that no neighbour covers it. */
export function CityNames({ board, language }: { board: Board; language: Language }) {
  const { cities, starts, harbors } = board.form;
  const places = [...cities, ...starts, ...(board.harborHex.length > 0 ? harbors : [])];
  const taken = new Set(places.map(writeHex));
  return (
    <g class="mx-names">
      {places.map((place) => {
        const { x, y } = hexCentre(place);
        // The sign on the hex below keeps the number at its top.
        const crowded = taken.has(writeHex({ col: place.col, row: place.row + 2 }));
        return (
          <text class="mx-name" key={place.id} x={x} y={y + (crowded ? 26 : 31)}>
            {place[language]}
          </text>
        );
      })}
    </g>
  );
}
