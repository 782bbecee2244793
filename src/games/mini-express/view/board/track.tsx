import { type HexPoint, hexCenter } from '../../../../ui/board/hex-shape';
import { networkLines, networkPath } from '../../../../ui/board/marks';
import { memo } from '../../../../ui/memo';
import type { CompanyId } from '../../data/companies';
import type { Board } from '../../rules/board';
import type { Company } from '../../rules/state';
import type { Letters } from '../marks';
import { companiesIn, companyId } from '../names';

interface TrainProps {
  readonly company: CompanyId;
  readonly letter: string;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** 1 is 20 by 17 units. */
  readonly size?: number;
  /** Part of the previewed route, and not built yet. */
  readonly planned?: boolean;
}

/**
 * A wagon in its company's color, seen from the side, with the company's letter. Its position is in its coordinates,
 * because a transform for each wagon would cost time in every frame.
 */
export const Train = memo(({ company, letter, x, y, size = 1, planned }: TrainProps) => {
  const long = (units: number) => Number((units * size).toFixed(2));
  const right = (units: number) => Number((x + units * size).toFixed(2));
  const down = (units: number) => Number((y + units * size).toFixed(2));
  const round = `a${long(3)} ${long(3)} 0 0 1 ${long(3)}`;
  const top = `${round} ${long(-3)}h${long(14)}${round} ${long(3)}`;
  const wheel = { class: 'mx-train__wheel', cy: down(6.5), r: long(2.6) };
  return (
    <g class="mx-train" data-company={company} data-planned={planned || undefined}>
      <circle {...wheel} cx={right(-5.5)} />
      <circle {...wheel} cx={right(5.5)} />
      <path
        class="mx-train__body"
        d={`M${right(-10)} ${down(-5.5)}${top}v${long(11.5)}h${long(-20)}z`}
        stroke-width={long(1.8)}
      />
      <text class="mx-train__letter" x={x} y={down(3.4)} font-size={long(12.5)}>
        {letter}
      </text>
    </g>
  );
});

/**
 * Each company has its own corner of a hex, so that its position identifies it too. The corners are not aligned: in no
 * direction does a parallel line cover another.
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

const hasOf = (track: Uint8Array, company: Company) => (hex: number) =>
  (((track[hex] ?? 0) >> company) & 1) === 1;

/** The lines of one company, as path data. */
export function linePath(board: Board, track: Uint8Array, company: Company): string {
  return networkPath(board.map, hasOf(track, company), cornerOf(company));
}

const COMPANIES_ALL: readonly Company[] = [0, 1, 2, 3];
/** Where along a line its points are, in shares of its length. */
const ALONG = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Points along the lines of all companies. */
export function pointsOnTrack(board: Board, track: Uint8Array): readonly HexPoint[] {
  return COMPANIES_ALL.flatMap((company) =>
    networkLines(board.map, hasOf(track, company), cornerOf(company)).flatMap(([from, to]) =>
      ALONG.map((part) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      })),
    ),
  );
}

interface TrackProps {
  readonly board: Board;
  /** The companies on each hex, one bit each. */
  readonly track: Uint8Array;
}

/** The railways as lines, drawn below the cities. */
export function Lines({ board, track }: TrackProps) {
  return (
    <>
      {COMPANIES_ALL.map((company) => {
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
export function Trains({ board, track, letters }: TrackProps & { letters: Letters }) {
  return (
    <>
      {board.map.hexes.map((hex, number) => {
        if (board.passable[number] !== 1) return null;
        const { x, y } = hexCenter(hex);
        return companiesIn(track[number] ?? 0).map((company) => {
          const corner = cornerOf(company);
          const id = companyId(company);
          return (
            <Train
              key={`${number}-${company}`}
              company={id}
              letter={letters[id]}
              x={x + corner.x}
              y={y + corner.y}
            />
          );
        });
      })}
    </>
  );
}
