import { hexCentre, hexPath } from '../../../../ui/hex-shape';
import type { Board } from '../../rules/board';
import { capacityOf } from '../../rules/capacity';
import type { Destination } from '../../rules/destinations';
import type { Company, State } from '../../rules/state';
import type { TableWords } from '../../words/table-words';
import { companyId } from '../companies';
import { plateAt } from './plates';
import { cornerOf } from './track';
import { Train } from './train';

interface CostsProps {
  readonly board: Board;
  readonly targets: readonly Destination[];
}

/** What each lit city costs, upon its hex. */
export function Costs({ board, targets }: CostsProps) {
  return (
    <>
      {targets.map(({ city, cost }) => {
        const hex = board.map.hexes[board.cityHex[city] ?? -1];
        if (!hex) return null;
        const { x, y } = hexCentre(hex);
        return (
          <g class="mx-cost" key={city}>
            <circle cx={x + 26} cy={y - 20} r="12" />
            <text x={x + 26} y={y - 13.6}>
              {cost}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The ground of the route about to be built. */
export function RouteHexes({ board, route }: { board: Board; route: readonly number[] }) {
  return <path class="mx-route" d={route.map((hex) => pathOf(board, hex)).join('')} />;
}

/** Covers the tab on a city's plate, from its middle on. */
const TAB = 'm-9 -32h18v10h-18z';

/** Has the cities that are out of reach step back, without showing the track below them. */
export function Veils({ state, targets }: { state: State; targets: readonly Destination[] }) {
  const lit = new Set(targets.map(({ city }) => city));
  // One path for all: each that is half transparent by itself costs a layer of its own.
  const d = state.board.form.cities.map((place, city) => {
    if (lit.has(city)) return '';
    const middle = hexCentre(place);
    return `${plateAt(middle, capacityOf(state, city))}M${middle.x} ${middle.y}${TAB}`;
  });
  return <path class="mx-veil" d={d.join('')} />;
}

interface PlannedTrainsProps {
  readonly board: Board;
  readonly words: TableWords;
  readonly company: Company;
  readonly route: readonly number[];
}

/** The trains that the build would lay on open hexes. */
export function PlannedTrains({ board, words, company, route }: PlannedTrainsProps) {
  const id = companyId(company);
  const corner = cornerOf(company);
  return (
    <>
      {route.map((number) => {
        const hex = board.map.hexes[number];
        if (!hex || board.passable[number] !== 1) return null;
        const { x, y } = hexCentre(hex);
        const place = { x: x + corner.x, y: y + corner.y };
        return <Train key={number} company={id} letter={words.letter[id]} {...place} planned />;
      })}
    </>
  );
}

interface OtherRoutesProps {
  readonly board: Board;
  readonly routes: readonly (readonly number[])[];
  readonly shown: readonly number[];
}

/** Dots on the hexes of the other routes that cost as little. */
export function OtherRoutes({ board, routes, shown }: OtherRoutesProps) {
  const elsewhere = new Set(routes.flat().filter((hex) => !shown.includes(hex)));
  return (
    <>
      {[...elsewhere].map((number) => {
        const hex = board.map.hexes[number];
        if (!hex) return null;
        const { x, y } = hexCentre(hex);
        return <circle class="mx-other-route" key={number} cx={x} cy={y} r="7" />;
      })}
    </>
  );
}

/** The hexes that were built on last. */
export function LastBuilt({ board, route }: { board: Board; route: readonly string[] }) {
  const hexes = route.map((written) => board.map.numberOf.get(written) ?? -1);
  return <path class="mx-last-built" d={hexes.map((hex) => pathOf(board, hex)).join('')} />;
}

function pathOf(board: Board, number: number): string {
  const hex = board.map.hexes[number];
  return hex ? hexPath(hex, 2) : '';
}

/** The hexes of the chosen company's network, which its routes begin beside. */
export function Network({ state, company }: { state: State; company: Company }) {
  const { board, track } = state;
  const hexes = [...track.keys()].filter((hex) => ((track[hex] ?? 0) >> company) & 1);
  const d = hexes.map((hex) => pathOf(board, hex)).join('');
  return <path class="mx-network" data-company={companyId(company)} d={d} />;
}

/** The hex numbers of cities. */
export function targetHexes({ cityHex }: Board, targets: readonly Destination[]): number[] {
  return targets.map(({ city }) => cityHex[city] ?? -1);
}
