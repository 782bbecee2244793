import { hexCentre } from '../../../../ui/hex-shape';
import type { Board } from '../../rules/board';
import type { Company } from '../../rules/state';
import type { TableWords } from '../../words/table-words';
import { companiesIn, companyId } from '../companies';
import { Train } from './train';

/**
 * Each company keeps to its own corner of a hex, so that place tells it too. The corners stand askew: whichever
 * way lines lead side by side, none lies upon another.
 */
const CORNERS = [
  { x: -14, y: -11.5 },
  { x: 9, y: -11.5 },
  { x: -9, y: 11.5 },
  { x: 14, y: 11.5 },
];

export function cornerOf(company: Company): { readonly x: number; readonly y: number } {
  return CORNERS[company] ?? { x: 0, y: 0 };
}

/** North, north-east, south-east: each pair of neighbours once. */
const HALF_ROUND = [0, 1, 2];

/** The lines between neighbouring hexes of one company, as path data. */
export function linePath(board: Board, track: Uint8Array, company: Company): string {
  const { hexes, neighbours } = board.map;
  const corner = cornerOf(company);
  const has = (hex: number) => ((track[hex] ?? 0) >> company) & 1;
  let path = '';
  hexes.forEach((hex, number) => {
    if (!has(number)) return;
    const from = hexCentre(hex);
    for (const direction of HALF_ROUND) {
      const next = neighbours[number * 6 + direction] ?? -1;
      const beyond = hexes[next];
      if (!beyond || !has(next)) continue;
      const to = hexCentre(beyond);
      path += `M${from.x + corner.x} ${from.y + corner.y}L${to.x + corner.x} ${to.y + corner.y}`;
    }
  });
  return path;
}

interface TrackProps {
  readonly board: Board;
  /** The companies on each hex, a bit each. */
  readonly track: Uint8Array;
}

/** The railways as lines, drawn below the cities. */
export function Lines({ board, track }: TrackProps) {
  return (
    <>
      {[0, 1, 2, 3].map((company) => {
        const d = linePath(board, track, company);
        return (
          d && (
            <g class="mx-line" data-company={companyId(company)} key={company}>
              <path class="mx-line__ties" d={d} />
              <path class="mx-line__rim" d={d} />
              <path class="mx-line__core" d={d} />
            </g>
          )
        );
      })}
    </>
  );
}

/** The trains on open hexes. */
export function Trains({ board, track, words }: TrackProps & { words: TableWords }) {
  return (
    <>
      {board.map.hexes.map((hex, number) => {
        if (board.passable[number] !== 1) return null;
        const { x, y } = hexCentre(hex);
        return companiesIn(track[number] ?? 0).map((company) => {
          const corner = cornerOf(company);
          const id = companyId(company);
          return (
            <Train
              key={`${number}-${company}`}
              company={id}
              letter={words.letter[id]}
              x={x + corner.x}
              y={y + corner.y}
            />
          );
        });
      })}
    </>
  );
}
