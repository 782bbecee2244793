import { figureAt } from '../../../../kit/figure-at';
import type { SeatPlan } from '../../../../kit/header';
import { hexPath } from '../../../../ui/board/hex-shape';
import { EDGES, isTownHex, NEIGHBOR } from '../../rules/board';
import { isCityHex, isLoose } from '../../rules/sections';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import { trackOn } from '../board/segments';
import { edgePoint, NOWHERE, segmentPath } from '../board/track-path';
import '../board/track.css';
import '../board/cities.css';
import '../board/tile.css';

const OUTLINE = hexPath({ col: 0, row: 0 });

interface TilePictureProps {
  /** The position with the tile. */
  readonly state: State;
  readonly hex: number;
  readonly seats: readonly SeatPlan[];
}

/** A hex by itself with its track; bars are edges to cities, rings are open ends. */
export function TilePicture({ state, hex, seats }: TilePictureProps) {
  const cities = Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => {
    const next = figureAt(NEIGHBOR, hex * EDGES + edge);
    return next >= 0 && isCityHex(state, next);
  });
  return (
    <svg class="aos-tile" viewBox="-34 -30 68 60" aria-hidden="true">
      <path class="aos-tile__hex" d={OUTLINE} />
      <path class="aos-tile__city" d={cities.map(bar).join('')} />
      {trackOn(state, hex).map(({ edge, mate, owner }) => {
        const d = segmentPath(NOWHERE, edge, mate);
        return (
          <g
            class="aos-track"
            key={edge}
            data-seat={owner === null ? undefined : seats[owner]?.colour}
          >
            <path class="aos-track__rim" d={d} />
            <path class="aos-track__core" d={d} />
            <path class="aos-track__pattern" d={owner === null ? '' : d} />
            {[edge, mate].map((out) => {
              if (out === TOWN || !isLoose(state, hex, out)) return null;
              const { x, y } = edgePoint(NOWHERE, out);
              return <circle key={out} class="aos-track__end" cx={x * 0.93} cy={y * 0.93} r="5" />;
            })}
          </g>
        );
      })}
      {isTownHex(hex) && <circle class="aos-town" r="8" />}
    </svg>
  );
}

/** A bar along an edge. */
function bar(edge: number): string {
  const { x, y } = edgePoint(NOWHERE, edge);
  const along = { x: -y * 0.5, y: x * 0.5 };
  return `M${x - along.x} ${y - along.y}L${x + along.x} ${y + along.y}`;
}
