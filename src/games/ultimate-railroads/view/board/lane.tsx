import { GAPS, LANE_END, MARKER_POINTS, SPECIALS } from '../../data/board';
import type { SeatFacts } from '../facts';
import { DRAWING_WIDTH, SpecialSign } from './line';
import './lane.css';

const CELLS = LANE_END + 1;
const CELL = (DRAWING_WIDTH - 2) / CELLS;
const TOP = 14;
const ROW = 26;
const TOKEN = SPECIALS.findIndex(({ id }) => id === 'industry-token');
const TOKEN_AT = SPECIALS[TOKEN]?.space;

interface LaneProps {
  readonly one: SeatFacts;
  /** The indexes that markers can leave now. */
  readonly leaving: readonly number[];
}

/** The industry track: points, factories in their gaps, and the markers above it. */
export function LaneDrawing({ one, leaving }: LaneProps) {
  const places = Array.from({ length: CELLS }, (_, index) => index);
  return (
    <svg
      class="ur-line ur-lane"
      viewBox={`0 0 ${DRAWING_WIDTH} ${TOP + ROW + 3}`}
      aria-hidden="true"
    >
      {places.map((index) => (
        <g key={index} transform={`translate(${1 + index * CELL} ${TOP})`}>
          <Place one={one} index={index} />
        </g>
      ))}
      {one.markers.map((at, which) => (
        <path
          key={which}
          class="ur-lane__marker"
          data-piece={`lane:${at}`}
          d={`M${1 + (at + 0.5) * CELL + (one.markers[0] === one.markers[1] ? 10 * which - 5 : 0)} ${TOP - 1}l-6.5-11h13Z`}
        />
      ))}
      {leaving.map((from) => (
        <g
          key={from}
          class="ur-line__landing"
          data-piece={`lane:${from}`}
          data-to={from + 1}
          data-then={`lane:${from + 1}`}
        >
          <rect
            class="ur-line__tap"
            x={(from + 1) * CELL - 2}
            y={0}
            width={CELL + 4}
            height={TOP + ROW}
          />
          <rect x={1 + (from + 1) * CELL} y={TOP - 2} width={CELL} height={ROW + 4} rx={4} />
        </g>
      ))}
    </svg>
  );
}

function Place({ one, index }: { readonly one: SeatFacts; readonly index: number }) {
  const slot = GAPS.indexOf(index);
  const isMarked = one.markers.includes(index) || undefined;
  if (slot < 0 && index === TOKEN_AT)
    return (
      <g class="ur-line__special" data-met={one.met[TOKEN] || undefined} transform="translate(2 6)">
        <rect width="18" height="14" rx="3" />
        <SpecialSign pays="token" met={one.met[TOKEN] === true} />
      </g>
    );
  if (slot < 0)
    return (
      <g class="ur-lane__place" data-marked={isMarked}>
        <rect width={CELL - 2} height={ROW} rx="4" />
        <text x={(CELL - 2) / 2} y="18">
          {MARKER_POINTS[index]}
        </text>
      </g>
    );
  const tile = one.factories[slot] ?? null;
  return (
    <g class="ur-lane__gap" data-marked={isMarked} data-full={tile !== null || undefined}>
      <path d={`M1 ${ROW}V3h4v8l6-5v5l6-5v${ROW - 6}Z`} />
      <text x={(CELL - 4) / 2} y="23">
        {tile}
      </text>
    </g>
  );
}
