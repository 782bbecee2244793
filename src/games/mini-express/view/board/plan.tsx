import { hexCenter } from '../../../../ui/board/hex-shape';
import { areaPath, HexFigure } from '../../../../ui/board/marks';
import type { Board } from '../../rules/board';
import { capacityOf } from '../../rules/capacity';
import type { Destination } from '../../rules/destinations';
import type { Company, State } from '../../rules/state';
import type { Letters } from '../marks';
import { companyId } from '../names';
import { plateAt } from './cities';
import { cornerOf, Train } from './track';

interface CostsProps {
  readonly board: Board;
  readonly targets: readonly Destination[];
}

/** The cost of each city that can be built to. */
export function Costs({ board, targets }: CostsProps) {
  return (
    <>
      {targets.map(({ city, cost }) => (
        <HexFigure key={city} map={board.map} hex={board.cityHex[city] ?? -1} figure={cost} />
      ))}
    </>
  );
}

/** Covers the tab of a city's plate, relative to the plate's center. */
const TAB = 'm-9 -32h18v10h-18z';

/** Fades the cities that are out of reach, without showing the track below them. */
export function Veils({ state, targets }: { state: State; targets: readonly Destination[] }) {
  const lit = new Set(targets.map(({ city }) => city));
  // One path for all, because each half-transparent element would cost a layer.
  const d = state.board.form.cities.map((place, city) => {
    if (lit.has(city)) return '';
    const middle = hexCenter(place);
    return `${plateAt(middle, capacityOf(state, city))}M${middle.x} ${middle.y}${TAB}`;
  });
  return <path class="mx-veil" d={d.join('')} />;
}

interface PlannedTrainsProps {
  readonly board: Board;
  readonly letters: Letters;
  readonly company: Company;
  readonly route: readonly number[];
}

/** The trains that the build would place on open hexes. */
export function PlannedTrains({ board, letters, company, route }: PlannedTrainsProps) {
  const id = companyId(company);
  const corner = cornerOf(company);
  return (
    <>
      {route.map((number) => {
        const hex = board.map.hexes[number];
        if (!hex || board.passable[number] !== 1) return null;
        const { x, y } = hexCenter(hex);
        const place = { x: x + corner.x, y: y + corner.y };
        return <Train key={number} company={id} letter={letters[id]} {...place} planned />;
      })}
    </>
  );
}

/** The hexes of the chosen company's network, next to which its routes begin. */
export function Network({ state, company }: { state: State; company: Company }) {
  const { board, track } = state;
  const hexes = [...track.keys()].filter((hex) => ((track[hex] ?? 0) >> company) & 1);
  const d = areaPath(
    hexes.flatMap((hex) => board.map.hexes[hex] ?? []),
    2,
  );
  return <path class="mx-network" data-company={companyId(company)} d={d} />;
}

/** The hex numbers of cities. */
export function targetHexes({ cityHex }: Board, targets: readonly Destination[]): number[] {
  return targets.map(({ city }) => cityHex[city] ?? -1);
}
